import type { Db } from '#db/schema.ts';

/** Which lines of the journal are asked for. What is absent does not narrow it. */
export interface AuditFilter {
  /** An account; `system` is the program itself. */
  actorId?: string;
  action?: string;
  subjectType?: string;
  subjectId?: string;
  /** From then on and before then, epoch milliseconds. */
  from?: number;
  before?: number;
}

export interface AuditCursor {
  at: number;
  id: string;
}

/** Null for anything that is no cursor: the list then begins at its beginning. */
export function parseAuditCursor(text: string | null): AuditCursor | null {
  const [, at, id] = /^(\d{1,16})-([A-Za-z0-9_-]{1,40})$/.exec(text ?? '') ?? [];
  return at && id ? { at: Number(at), id } : null;
}

/** The lines that the filter lets through after the cursor, newest first; the caller limits. */
export function selectAudit(db: Db, filter: AuditFilter, cursor: AuditCursor | null) {
  const { actorId, action, subjectType, subjectId, from, before } = filter;
  let rows = db.selectFrom('audit_log').selectAll();
  if (actorId === 'system') rows = rows.where('actor_id', 'is', null);
  else if (actorId !== undefined) rows = rows.where('actor_id', '=', actorId);
  if (action !== undefined) rows = rows.where('action', '=', action);
  if (subjectType !== undefined) rows = rows.where('subject_type', '=', subjectType);
  if (subjectId !== undefined) rows = rows.where('subject_id', '=', subjectId);
  if (from !== undefined) rows = rows.where('at', '>=', from);
  if (before !== undefined) rows = rows.where('at', '<', before);
  if (cursor)
    rows = rows.where((eb) =>
      eb.or([eb('at', '<', cursor.at), eb.and([eb('at', '=', cursor.at), eb('id', '<', cursor.id)])]),
    );
  return rows.orderBy('at', 'desc').orderBy('id', 'desc');
}
