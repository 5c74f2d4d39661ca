import { footballDay } from '#az/format/dates.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { HOME_LEAGUE } from '#features/matches/rules/match-addresses.ts';
import { listUpcomingFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { formatMatch, type MatchView } from '#features/matches/site/match-view.ts';
import type { Db } from '#platform/db/schema.ts';

/** The rows of the table, and the matches beside it. */
const MAX_ROWS = 6;
const MAX_FIXTURES = 5;

/** The first rows of the table of the home league, and its next matches after today. */
export interface LeagueBlockView {
  table: LeagueTable;
  upcoming: MatchView[];
}

/** Reads the league block of the front page; null without a table. `now` is epoch ms. */
export async function readLeagueBlock(db: Db, { now }: { now: number }): Promise<LeagueBlockView | null> {
  const [table, fixtures] = await Promise.all([
    findLeagueTable(db, { competition: HOME_LEAGUE }),
    // Today's matches have a block of their own.
    listUpcomingFixtures(db, {
      competition: HOME_LEAGUE,
      now: footballDay(now).end - 1,
      limit: MAX_FIXTURES,
    }),
  ]);
  if (!table) return null;
  return {
    table: { ...table, standings: table.standings.slice(0, MAX_ROWS) },
    upcoming: fixtures.map((fixture) => formatMatch(fixture, now)),
  };
}
