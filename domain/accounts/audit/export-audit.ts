import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { type Actor, requireRole } from '../actor.ts';
import { type AuditLine, nameAuditLines } from './name-audit-lines.ts';
import { recordAudit } from './record-audit.ts';
import { type AuditCursor, type AuditFilter, selectAudit } from './select-audit.ts';

const ROWS_AT_A_TIME = 1000;

/**
 * The whole journal, newest first, in pieces of at most 1000 lines. For admins; that it was taken out stands in the
 * journal too.
 * @throws Forbidden.
 */
export async function exportAudit(
  db: Db,
  { actor, filter, now, newId }: { actor: Actor; filter: AuditFilter; now: number; newId: NewId },
): Promise<AsyncGenerator<AuditLine[]>> {
  requireRole(actor, 'admin');
  await recordAudit(db, {
    ...{ actor, action: 'audit.export', subjectType: 'audit', subjectId: 'all', now, newId },
    before: null,
    after: filter,
  });
  return readLines(db, filter);
}

async function* readLines(db: Db, filter: AuditFilter): AsyncGenerator<AuditLine[]> {
  for (let cursor: AuditCursor | null = null; ; ) {
    const rows = await selectAudit(db, filter, cursor).limit(ROWS_AT_A_TIME).execute();
    yield await nameAuditLines(db, rows);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_A_TIME) return;
    cursor = { at: last.at, id: last.id };
  }
}
