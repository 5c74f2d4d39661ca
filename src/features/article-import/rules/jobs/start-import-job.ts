import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { isSiteKnown } from './import-job.ts';
import { getImportJob } from './read-import-jobs.ts';

/**
 * Starts the import of a checked file, from the source that the report of the check names. A server job does the work. A
 * second call changes nothing. For admins.
 * @throws Forbidden, NotFound, InvalidInput 'importArticles.siteRequired'
 */
export async function startImportJob(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'admin');
  const job = await getImportJob(db, { actor, id });
  if (job.status !== 'checked') return;
  if (!isSiteKnown(job)) throw new InvalidInput([{ field: 'site', code: 'importArticles.siteRequired' }]);
  const source = job.report?.source;
  await inTransaction(db, async (tx) => {
    const started = await tx
      .updateTable('import_job')
      .set({ status: 'importing', source, done: 0, report: null, updated_at: now })
      .set({ lease_id: null, lease_until: 0 })
      .where('id', '=', id)
      .where('status', '=', 'checked')
      // Somebody else may have chosen another site meanwhile.
      .where('updated_at', '=', job.updatedAt)
      .returning('file_name')
      .executeTakeFirst();
    if (!started) return;
    await recordAudit(tx, {
      ...{ actor, action: 'import.start', subjectType: 'import', subjectId: id, now, newId },
      before: null,
      after: { name: started.file_name },
    });
  });
}
