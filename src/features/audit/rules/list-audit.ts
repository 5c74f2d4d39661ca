import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type AuditLine, nameAuditLines } from './name-audit-lines.ts';
import { type AuditFilter, parseAuditCursor, selectAudit } from './select-audit.ts';

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
