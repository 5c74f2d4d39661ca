import type { Db } from '#platform/db/schema.ts';
import type { Competition } from './competition.ts';

/** All leagues and cups, in the editors' order. */
export async function listCompetitions(db: Db): Promise<Competition[]> {
  return db
    .selectFrom('competition')
    .select(['slug', 'name', 'region'])
    .orderBy('position')
    .orderBy('slug')
    .execute();
}
