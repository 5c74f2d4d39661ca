import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { listSources } from '../sources/list-sources.ts';
import { parseSiteName, parseSiteUrl, sourceOf } from '../sources/source-name.ts';
import { getImportJob } from './read-import-jobs.ts';

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
