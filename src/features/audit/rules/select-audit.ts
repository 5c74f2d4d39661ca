import type { Db } from '#platform/db/schema.ts';

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

export interface AuditCursor {
  at: number;
  id: string;
}

/** Returns null for text that is not a cursor. The list then starts at the first page. */
export function parseAuditCursor(text: string | null): AuditCursor | null {
  const [, at, id] = /^(\d{1,16})-([A-Za-z0-9_-]{1,40})$/.exec(text ?? '') ?? [];
  return at && id ? { at: Number(at), id } : null;
}

/** Selects the lines that match the filter, after the cursor, newest first. The caller adds the limit. */
export function selectAudit(db: Db, filter: AuditFilter, cursor: AuditCursor | null) {
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
