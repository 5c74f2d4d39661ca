import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type ImportJob, parseImportJob } from './import-job.ts';

const MAX_SHOWN = 20;

/** The newest imports. For admins. @throws Forbidden */
export async function listImportJobs(db: Db, { actor }: { actor: Actor }): Promise<ImportJob[]> {
  requireRole(actor, 'admin');
  const rows = await db
    .selectFrom('import_job')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(parseImportJob);
}

/** For admins. @throws Forbidden, NotFound */
export async function getImportJob(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<ImportJob> {
  requireRole(actor, 'admin');
  const row = await db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No import has the id ${id}`);
  return parseImportJob(row);
}
