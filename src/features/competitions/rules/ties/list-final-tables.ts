import type { Db } from '#platform/db/schema.ts';
import type { LeagueTable } from '../standings/league-table.ts';
import { parseRegulation } from '../standings/regulation.ts';

/** The statuses after which nothing more is expected of a match. */
export const OVER: readonly string[] = ['finished', 'awarded'];
/** The statuses of matches that are still to be played, or to be played to their end. */
const OPEN: readonly string[] = ['scheduled', 'live', 'suspended', 'postponed'];
/** No European league phase has fewer match days, and its regulation does not say how many there are. */
const LEAST_MATCH_DAYS = 6;

/**
 * The tables whose places are final. A match of the stage is over and none is open, and every team has played as often, as often as
 * the regulation says. What a stage takes over from the one before it is no match of the stage.
 */
export async function listFinalTables(db: Db, tables: readonly LeagueTable[]): Promise<LeagueTable[]> {
  const ids = [...new Set(tables.map(({ stage }) => stage.id))];
  if (ids.length === 0) return [];
  const stages = await db
    .selectFrom('stage')
    .innerJoin('season', 'season.id', 'stage.season_id')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select(['stage.id', 'stage.regulation', 'competition.kind as competition'])
    .where('stage.id', 'in', ids)
    .execute();
  const matches = await db
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['stage_id', 'status', 'home.slug as home', 'away.slug as away'])
    .where('stage_id', 'in', ids)
    .execute();
  return tables.filter((table) => {
    const stage = stages.find(({ id }) => id === table.stage.id);
    if (!stage) return false;
    const { legs, carry, tieBreaks } = parseRegulation(stage.regulation);
    // In a European league phase, teams do not meet every other one. Only there do the opponents decide between level teams.
    const meetsEverybody =
      table.stage.kind !== 'league' ||
      (stage.competition !== 'europe' && !tieBreaks.some((name) => name.startsWith('opponent')));
    return isFinal(table, {
      matches: matches.filter(({ stage_id }) => stage_id === table.stage.id),
      least: meetsEverybody ? legs * (table.standings.length - 1) : LEAST_MATCH_DAYS,
      carriesAll: carry === 'all',
    });
  });
}

interface FinalRules {
  /** The matches of the stage. Teams are slugs. */
  matches: readonly { status: string; home: string; away: string }[];
  /** How many matches each team has to play. */
  least: number;
  /** The table has the matches of the stage before it too. */
  carriesAll: boolean;
}

function isFinal({ standings }: LeagueTable, { matches, least, carriesAll }: FinalRules): boolean {
  const teams = new Set(standings.map(({ team }) => team.slug));
  const own = matches.filter(({ home, away }) => teams.has(home) || teams.has(away));
  const over = own.filter(({ status }) => OVER.includes(status));
  if (over.length === 0 || own.some(({ status }) => OPEN.includes(status))) return false;
  const counts = standings.map(({ team: { slug }, played }) =>
    carriesAll ? over.filter(({ home, away }) => home === slug || away === slug).length : played,
  );
  const [first = 0] = counts;
  return first >= least && counts.every((count) => count === first);
}
