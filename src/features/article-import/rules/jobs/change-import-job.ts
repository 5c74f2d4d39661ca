import { WEEK } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type Actor, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { listSources } from '../sources/import-sources.ts';
import { parseSiteName, parseSiteUrl, sourceOf } from '../sources/source-name.ts';
import { getImportJob, isSiteKnown } from './import-job.ts';

/**
 * Starts the import of a checked file, from the source that the report of the check names. A server job does the work. A
 * second call changes nothing. For admins.
 * @throws Forbidden, NotFound, InvalidInput 'importArticles.siteRequired'
 */
export async function startImportJob(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
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
    await recordAudit(tx, { actor, now, newId }, 'import.start', id, { after: { name: started.file_name } });
  });
}

/**
 * Checks a file again as that of another site: of a `source` of earlier imports, or of the site at `siteUrl`, which counts
 * when both are given. Without both, the file itself decides. For admins.
 * @throws Forbidden, NotFound, InvalidInput 'importArticles.siteUrlInvalid' or 'importArticles.siteRequired'
 */
export async function recheckImportJob(
  db: Db,
  input: { actor: Actor; id: string; source: string; siteUrl: string; now: number },
): Promise<void> {
  const { actor, id, siteUrl, now } = input;
  requireRole(actor, 'admin');
  const { system, origin, status } = await getImportJob(db, { actor, id });
  if (status !== 'checked') return;
  const typed = siteUrl.trim() === '' ? null : parseSiteUrl(siteUrl);
  if (typed === undefined)
    throw new InvalidInput([{ field: 'siteUrl', code: 'importArticles.siteUrlInvalid' }]);
  const isListed = input.source === '' || (await listSources(db, { system })).includes(input.source);
  if (!isListed) throw new InvalidInput([{ field: 'site', code: 'importArticles.siteRequired' }]);
  const source = typed === null ? input.source || null : sourceOf(system, parseSiteName(typed));
  await db
    .updateTable('import_job')
    .set({ status: 'checking', source, origin: typed ?? origin, done: 0, report: null, updated_at: now })
    .set({ lease_id: null, lease_until: 0 })
    .where('id', '=', id)
    .where('status', '=', 'checked')
    .execute();
}

const MAX_AGE_MS = WEEK;

/** Deletes the files of imports that were checked a week ago and never started. An export may hold personal data. */
export async function expireImportJobs(db: Db, store: FileStore, { now }: { now: number }): Promise<void> {
  // The rows are locked until the files are deleted, so that nobody starts an import whose file is gone.
  await inTransaction(db, async (tx) => {
    const expired = await tx
      .updateTable('import_job')
      .set({ status: 'expired' })
      .where('status', '=', 'checked')
      .where('updated_at', '<=', now - MAX_AGE_MS)
      .returning('file_path')
      .execute();
    for (const { file_path } of expired) await store.delete(file_path);
  });
}
