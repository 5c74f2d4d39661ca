import type { Db } from '#platform/db/schema.ts';
import { findTableOfSeason } from '../standings/find-league-table.ts';
import type { Standing } from '../standings/league-table.ts';

export interface SeasonOverview {
  competition: { id: string; name: string };
  /** The table as it stands. Empty without one. */
  standings: Standing[];
  rounds: { id: string; key: string }[];
}

/** What the screen of a season shows beside its form. Null when there is no such season. */
export async function readSeasonOverview(db: Db, { id }: { id: string }): Promise<SeasonOverview | null> {
  const season = await db
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['competition.id', 'competition.name'])
    .where('season.id', '=', id)
    .executeTakeFirst();
  if (!season) return null;
  const [table, rounds] = await Promise.all([
    findTableOfSeason(db, { seasonId: id }),
    db.selectFrom('round').select(['id', 'key']).where('season_id', '=', id).orderBy('position').execute(),
  ]);
  return {
    competition: { id: season.id, name: season.name },
    standings: table?.standings ?? [],
    rounds,
  };
}
