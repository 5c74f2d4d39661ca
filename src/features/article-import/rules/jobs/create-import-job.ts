import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { type FileStore, NoSpace } from '#platform/files/file-store.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { type ImportSystem, importSystems } from '../imported-record.ts';
import { parseSiteUrl } from '../sources/source-name.ts';

/** In bytes. The command line takes larger files. */
export const MAX_IMPORT_FILE = 64 * 1024 * 1024;

/**
 * Stores an export and queues its check, which a server job does, once for each `id`. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'form.sentBefore'
 */
export async function createImportJob(
  db: Db,
  store: FileStore,
  input: Change & {
    id?: string;
    system: string;
    file: { name: string; bytes: Uint8Array } | null;
    /** What the form has for the address of the old site. May be empty. */
    siteUrl: string;
    withImages: boolean;
  },
): Promise<{ id: string }> {
  const { actor, system, file, siteUrl, withImages, now, newId, id = newId() } = input;
  requireRole(actor, 'admin');
  const problems: Problem[] = [];
  if (!importSystems.includes(system as ImportSystem))
    problems.push({ field: 'system', code: 'importArticles.systemRequired' });
  if (!file) problems.push({ field: 'file', code: 'importArticles.fileRequired' });
  else if (file.bytes.byteLength === 0) problems.push({ field: 'file', code: 'importArticles.fileEmpty' });
  const origin = siteUrl.trim() === '' ? null : parseSiteUrl(siteUrl);
  if (origin === undefined) problems.push({ field: 'siteUrl', code: 'importArticles.siteUrlInvalid' });
  if (!file || origin === undefined || problems.length > 0) throw new InvalidInput(problems);
  if (file.bytes.byteLength > MAX_IMPORT_FILE)
    throw new InvalidInput([{ field: 'file', code: 'importArticles.fileTooLarge' }]);
  // Each sending stores a file of its own: the file of a job that runs does not change.
  const path = `imports/${newId()}`;
  await store
    .put(path, file.bytes, { contentType: 'application/octet-stream', now })
    .catch((error: unknown) => {
      if (!(error instanceof NoSpace)) throw error;
      throw new InvalidInput([{ field: 'file', code: 'importArticles.noSpace' }]);
    });
  const name = file.name.slice(0, 200);
  try {
    await createOnce(db, 'import_job', { id, file_name: name, system, origin }, async (tx) => {
      await tx
        .insertInto('import_job')
        .values({
          id,
          system,
          file_name: name,
          file_path: path,
          origin,
          with_images: withImages ? 1 : 0,
          status: 'checking',
          source: null,
          done: 0,
          total: 0,
          report: null,
          failure: null,
          problem: null,
          created_by: actor.id,
          created_by_name: actor.name,
          created_at: now,
          updated_at: now,
          lease_id: null,
          lease_until: 0,
        })
        .execute();
      await recordAudit(tx, { actor, now, newId }, 'import.upload', id, { after: { name } });
    });
  } finally {
    // The form was sent before, and the job has that file.
    const job = await db.selectFrom('import_job').select('file_path').where('id', '=', id).executeTakeFirst();
    if (job && job.file_path !== path) await store.delete(path);
  }
  return { id };
}
