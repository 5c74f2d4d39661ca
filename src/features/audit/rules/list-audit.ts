import { sql } from 'kysely';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import { type Actor, type Change, requireRole } from '#platform/sessions/actor.ts';
import { type AuditLine, nameAuditLines } from './name-audit-lines.ts';

export interface AuditPage {
  lines: AuditLine[];
  /** The cursor of the next page; null on the last page. */
  next: string | null;
}

/**
 * A page of the audit log, newest first. `after` is the `next` of the page before. For admins.
 * @throws Forbidden.
 */
export async function listAudit(
  db: Db,
  query: { actor: Actor; filter?: AuditFilter; after?: string | null; limit?: number },
): Promise<AuditPage> {
  requireRole(query.actor, 'admin');
  const { filter = {}, limit = 50 } = query;
  const rows = await selectAudit(db, filter, parseAuditCursor(query.after ?? null))
    .limit(limit + 1)
    .execute();
  const lines = await nameAuditLines(db, rows.slice(0, limit));
  const last = rows.length > limit ? lines.at(-1) : undefined;
  return { lines, next: last ? `${last.at}-${last.id}` : null };
}

/** Which lines of the audit log to select. An absent field does not filter. */
export interface AuditFilter {
  /** The id of an account; `system` for the program itself. */
  actorId?: string;
  action?: string;
  subjectType?: string;
  subjectId?: string;
  /** Epoch milliseconds: `from` is included, `before` is not. */
  from?: number;
  before?: number;
}

interface AuditCursor {
  at: number;
  id: string;
}

/** Returns null for text that is not a cursor. The list then starts at the first page. */
function parseAuditCursor(text: string | null): AuditCursor | null {
  const [, at, id] = /^(\d{1,16})-([A-Za-z0-9_-]{1,40})$/.exec(text ?? '') ?? [];
  return at && id ? { at: Number(at), id } : null;
}

/** Selects the lines that match the filter, after the cursor, newest first. The caller adds the limit. */
function selectAudit(db: Db, filter: AuditFilter, cursor: AuditCursor | null) {
  const { actorId, action, subjectType, subjectId, from, before } = filter;
  let query = db.selectFrom('audit_log').selectAll();
  if (actorId === 'system') query = query.where('actor_id', 'is', null);
  else if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subjectType !== undefined) query = query.where('subject_type', '=', subjectType);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (before !== undefined) query = query.where('created_at', '<', before);
  if (cursor)
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', cursor.at),
        eb.and([eb('created_at', '=', cursor.at), eb('id', '<', cursor.id)]),
      ]),
    );
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc');
}

const BATCH_SIZE = 1000;

/**
 * The whole audit log, newest first, in batches of at most 1000 lines. For admins. The export itself is recorded in the
 * audit log.
 * @throws Forbidden.
 */
export async function exportAudit(
  db: Db,
  { actor, filter, now, newId }: Change & { filter: AuditFilter },
): Promise<AsyncGenerator<AuditLine[]>> {
  requireRole(actor, 'admin');
  await recordAudit(db, { actor, now, newId }, 'audit.export', 'all', { after: filter });
  return readBatches(db, filter);
}

async function* readBatches(db: Db, filter: AuditFilter): AsyncGenerator<AuditLine[]> {
  for (let cursor: AuditCursor | null = null; ; ) {
    const rows = await selectAudit(db, filter, cursor).limit(BATCH_SIZE).execute();
    yield await nameAuditLines(db, rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    cursor = { at: last.created_at, id: last.id };
  }
}

/** The options of the audit log's filters: the actors and actions that occur in it. */
interface AuditChoices {
  actors: { id: string; name: string }[];
  actions: string[];
}

/**
 * The options of the filters on the audit screen. For admins.
 * @throws Forbidden.
 */
export async function listAuditChoices(db: Db, { actor }: { actor: Actor }): Promise<AuditChoices> {
  requireRole(actor, 'admin');
  // Steps from one action to the next in the index. `select distinct` would read the whole table, which only grows.
  const { rows } = await sql<{ action: string | null }>`with recursive found (action) as (
      select min(action) from audit_log
      union all select (select min(action) from audit_log where action > found.action) from found
        where found.action is not null
    ) select action from found where action is not null`.execute(db);
  const actors = await db
    .selectFrom('staff')
    .select(['staff.id', 'staff.name'])
    .where((eb) =>
      eb.exists(eb.selectFrom('audit_log').select('id').whereRef('audit_log.actor_id', '=', 'staff.id')),
    )
    .orderBy('staff.name')
    .execute();
  return { actors, actions: rows.flatMap(({ action }) => action ?? []) };
}
