import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Competition } from './competition.ts';
import { selectTeamsOfSeason } from './stages/stages.ts';

const SEASON_DAYS = 400;
/** The code of the country whose clubs the page of Europe follows. */
const HOME_COUNTRY = 'AZE';

export interface EuropeanSeason {
  id: string;
  slug: string;
  name: string;
  competition: Competition;
}

/** The slugs of the clubs of the country. */
export async function listHomeClubs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('team')
    .select('slug')
    .where('country', '=', HOME_COUNTRY)
    .where('kind', '=', 'club')
    .execute();
  return rows.map(({ slug }) => slug);
}

/**
 * The current seasons of European cups in which a club of the country plays, in the editors' order. The kind does not tell a cup
 * from a league of another country: a cup that is older than the kinds is a league. No club of the country plays in such a league,
 * though. `now` is epoch ms.
 */
export async function listEuropeanSeasons(db: Db, { now }: { now: number }): Promise<EuropeanSeason[]> {
  const rows = await db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['season.id', 'season.slug', 'season.name', 'competition.slug as competition'])
    .select(['competition.name as competition_name', 'competition.region'])
    .where('competition.region', '=', 'europe')
    .where('competition.kind', '<>', 'friendly')
    .where('season.starts_on', '>', now - SEASON_DAYS * DAY)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom(selectTeamsOfSeason(db, eb.ref('season.id')).as('playing'))
          .innerJoin('team', 'team.id', 'playing.team_id')
          .select('team.id')
          .where('team.country', '=', HOME_COUNTRY)
          .where('team.kind', '=', 'club'),
      ),
    )
    .orderBy('competition.position')
    .orderBy('season.starts_on', 'desc')
    .execute();
  const newest = new Map<string, EuropeanSeason>();
  for (const { competition, competition_name, region, ...season } of rows)
    if (!newest.has(competition))
      newest.set(competition, {
        ...season,
        competition: { slug: competition, name: competition_name, region },
      });
  return [...newest.values()];
}
