import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

/** The triggers delete scopes that have not changed for so many revisions (decision 13). */
const KEPT_REVISIONS = 10_000;

/**
 * A number that is another one after every change of a name, for caches of `readNameGroups`. Read it before the names. While
 * no change is known, it is another one every 10,000 revisions: an old change may have been deleted unseen.
 */
export async function readNamesVersion(db: Db): Promise<number> {
  const { changed, revision } = await db
    .selectFrom('site_revision')
    .select((eb) => [
      'revision',
      eb.selectFrom('revision_scope').select('revision').where('scope', '=', sql.lit('names')).as('changed'),
    ])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return changed === null ? -Math.floor(Number(revision) / KEPT_REVISIONS) : Number(changed);
}
