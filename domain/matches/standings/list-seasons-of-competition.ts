import type { Db } from '#db/schema.ts';

/** The seasons of a competition (its slug) that have a table, the newest first. */
export async function listSeasonsOfCompetition(
  db: Db,
  { competition, limit = 12 }: { competition: string; limit?: number },
): Promise<{ slug: string; name: string }[]> {
  return db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.slug', 'season.name'])
    .where('competition.slug', '=', competition)
    .where((eb) =>
      eb.exists(eb.selectFrom('standing').select('team_id').whereRef('standing.season_id', '=', 'season.id')),
    )
    .orderBy('season.starts_on', 'desc')
    .limit(limit)
    .execute();
}
