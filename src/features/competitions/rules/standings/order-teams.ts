import type { TieBreak } from './regulation.ts';
import type { CountedMatch, SeasonResults } from './season-results.ts';
import { addResult, emptyTotals, type TeamTotals } from './team-totals.ts';

interface Results {
  totals: ReadonlyMap<string, TeamTotals>;
  matches: readonly CountedMatch[];
}

/** The teams in the order of the table: by points, then by the tie-breaks of the regulation, then by alphabet. */
export function orderTeams(season: SeasonResults, results: Results): string[] {
  const valueOfTeam = (team: string) => results.totals.get(team)?.points ?? 0;
  return groupByValue(season.teams, valueOfTeam).flatMap((level) =>
    separate(level, season.regulation.tieBreaks, season, results),
  );
}

/**
 * Orders teams that are level. Each tie-break separates them into groups; a group of several continues with the next
 * one. Head-to-head starts again within a smaller group: only the matches between its own teams count then.
 */
function separate(
  level: readonly string[],
  [tieBreak, ...rest]: readonly TieBreak[],
  season: SeasonResults,
  results: Results,
): string[] {
  if (level.length < 2 || tieBreak === undefined) return [...level];
  if (tieBreak === 'headToHead') {
    const groups = groupByHeadToHead(level, season, results.matches);
    if (groups.length === 1) return separate(level, rest, season, results);
    return groups.flatMap((group) => separate(group, [tieBreak, ...rest], season, results));
  }
  const valueOfTeam = (team: string) => VALUES[tieBreak](results.totals.get(team) ?? emptyTotals());
  return groupByValue(level, valueOfTeam).flatMap((group) => separate(group, rest, season, results));
}

const VALUES: Record<Exclude<TieBreak, 'headToHead'>, (totals: TeamTotals) => number> = {
  goalDifference: ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst,
  goalsFor: ({ goalsFor }) => goalsFor,
  wins: ({ won }) => won,
  awayGoals: ({ awayGoals }) => awayGoals,
  awayWins: ({ awayWins }) => awayWins,
};

/** Points, then goal difference, then goals, of the matches between these teams. */
function groupByHeadToHead(
  level: readonly string[],
  { regulation }: SeasonResults,
  matches: readonly CountedMatch[],
): string[][] {
  const totals = new Map(level.map((team) => [team, emptyTotals()] as const));
  for (const match of matches) {
    if (totals.has(match.home) && totals.has(match.away)) addResult(totals, match, regulation.points);
  }
  const values: ((totals: TeamTotals) => number)[] = [
    ({ points }) => points,
    VALUES.goalDifference,
    VALUES.goalsFor,
  ];
  return values.reduce<string[][]>(
    (groups, value) =>
      groups.flatMap((group) => groupByValue(group, (team) => value(totals.get(team) ?? emptyTotals()))),
    [[...level]],
  );
}

/** Groups of teams with the same value, the highest first. Within a group the order stays. */
function groupByValue(teams: readonly string[], valueOfTeam: (team: string) => number): string[][] {
  const groups = Map.groupBy(teams, valueOfTeam);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}
