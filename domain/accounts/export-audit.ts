import { CSV_MARK, csvLine } from '#az/csv-line.ts';
import { isoBaku } from '#az/dates.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { type Actor, requireRole } from './actor.ts';
import { recordAudit } from './record-audit.ts';
import { type AuditCursor, type AuditFilter, selectAudit } from './select-audit.ts';

const ROWS_AT_A_TIME = 1000;
const HEADER = ['time', 'actor_id', 'actor', 'action', 'subject_type', 'subject_id', 'before', 'after'];

/**
 * The journal as CSV (`az/csv-line.ts`), newest first, in pieces; moments on the
 * Baku clock. For admins; that it was taken out stands in the journal too.
 * @throws Forbidden.
 */
export async function exportAudit(
  db: Db,
  { actor, filter, now, newId }: { actor: Actor; filter: AuditFilter; now: number; newId: NewId },
): Promise<AsyncGenerator<string>> {
  requireRole(actor, 'admin');
  await recordAudit(db, {
    ...{ actor, action: 'audit.export', subjectType: 'audit', subjectId: 'all', now, newId },
    before: null,
    after: filter,
  });
  return readLines(db, filter);
}

async function* readLines(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(HEADER);
  for (let cursor: AuditCursor | null = null; ; ) {
    const rows = await selectAudit(db, filter, cursor).limit(ROWS_AT_A_TIME).execute();
    yield rows
      .map((row) => {
        const who = [row.actor_id ?? '', row.actor_name ?? ''];
        const what = [row.action, row.subject_type, row.subject_id, row.before ?? '', row.after ?? ''];
        return csvLine([isoBaku(row.at), ...who, ...what]);
      })
      .join('');
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_A_TIME) return;
    cursor = { at: last.at, id: last.id };
  }
}
