import type { Db } from '#platform/db/schema.ts';

/** The seasons of a competition, the newest first. */
export async function listCompetitionSeasons(
  db: Db,
  { competitionId }: { competitionId: string },
): Promise<{ id: string; name: string; startsOn: number }[]> {
  return db
    .selectFrom('season')
    .select(['id', 'name', 'starts_on as startsOn'])
    .where('competition_id', '=', competitionId)
    .orderBy('starts_on', 'desc')
    .execute();
}
