import type { Selectable } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { AuditLogTable } from '#db/tables/accounts.ts';
import { type Actor, requireRole } from './actor.ts';
import { type AuditFilter, parseAuditCursor, selectAudit } from './select-audit.ts';

const ACCOUNT = 'staff';

/** One line of the journal as it is shown. */
export interface AuditLine {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  actorId: string | null;
  /** Null: the program itself. */
  actorName: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  /** Whose account it is about, as it is called today. */
  accountName: string | null;
  /** Plain JSON values; null for nothing. */
  before: unknown;
  after: unknown;
}

export interface AuditPage {
  lines: AuditLine[];
  /** Leads to the next page; null on the last. */
  next: string | null;
}

/**
 * The journal of changes, newest first, in keyset pages. For admins.
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
  const shown = rows.slice(0, limit);
  const names = await nameAccounts(db, shown);
  const lines = shown.map((row) => ({
    ...toAuditLine(row),
    accountName: row.subject_type === ACCOUNT ? (names.get(row.subject_id) ?? null) : null,
  }));
  const last = rows.length > limit ? lines.at(-1) : undefined;
  return { lines, next: last ? `${last.at}-${last.id}` : null };
}

async function nameAccounts(
  db: Db,
  rows: readonly Selectable<AuditLogTable>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.filter((row) => row.subject_type === ACCOUNT).map((row) => row.subject_id);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}

export function toAuditLine(row: Selectable<AuditLogTable>): Omit<AuditLine, 'accountName'> {
  return {
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  };
}
