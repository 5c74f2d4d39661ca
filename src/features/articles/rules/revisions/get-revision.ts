import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { findRevision, type Revision } from './find-revision.ts';

/**
 * An article as it was at a version.
 * @throws NotFound
 */
export async function getRevision(
  db: Db,
  { articleId, version }: { articleId: string; version: number },
): Promise<Revision> {
  const revision = Number.isSafeInteger(version) ? await findRevision(db, { articleId, version }) : null;
  if (!revision) throw new NotFound(`Article ${articleId} has no version ${version}`);
  return revision;
}
