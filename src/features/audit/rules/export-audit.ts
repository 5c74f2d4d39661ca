import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type AuditLine, nameAuditLines } from './name-audit-lines.ts';
import { type AuditCursor, type AuditFilter, selectAudit } from './select-audit.ts';

const BATCH_SIZE = 1000;

/**
 * The whole audit log, newest first, in batches of at most 1000 lines. For admins. The export itself is recorded in the
 * audit log.
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
