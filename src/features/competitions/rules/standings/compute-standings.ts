import { DAY } from '#az/format/durations.ts';
import type { FormResult } from './league-table.ts';
import type { CountedMatch, TableResults } from './read-stage-results.ts';
import type { TieBreak } from './regulation.ts';

/** A line of a table before it gets names. */
export interface ComputedStanding extends TeamTotals {
  team: string;
  position: number;
  form: FormResult[];
  change: number;
  isLive: boolean;
}

const FORM_LENGTH = 5;

/** Computes a table from its matches. The order of the matches is irrelevant. Pure. */
export function computeStandings(table: TableResults): ComputedStanding[] {
  const matches = table.matches.toSorted((a, b) => a.kickOff - b.kickOff || (a.home < b.home ? -1 : 1));
  const totals = sumTotals(table, matches);
  const order = placeTeams(orderTeams(table, { totals, matches }), table.places);
  const before = orderBefore(table, matches);
  return order.map((team, index) => ({
    team,
    ...(totals.get(team) ?? emptyTotals()),
    position: index + 1,
    form: formOf(team, table.starts.get(team)?.form ?? [], matches),
    change: before ? before.indexOf(team) - index : 0,
    isLive: matches.some((match) => match.isLive && (match.home === team || match.away === team)),
  }));
}

function sumTotals(table: TableResults, matches: readonly CountedMatch[]): Map<string, TeamTotals> {
  const { points } = table.regulation;
  const totals = new Map(
    table.teams.map((team) => {
      const start = table.starts.get(team);
      const total = emptyTotals();
      if (start) {
        const { won, drawn, lost, goalsFor, goalsAgainst } = start;
        Object.assign(total, { won, drawn, lost, goalsFor, goalsAgainst, played: won + drawn + lost });
      }
      total.points =
        total.won * points.win +
        total.drawn * points.draw +
        (start?.points ?? 0) -
        (table.deductions.get(team) ?? 0);
      return [team, total] as const;
    }),
  );
  for (const match of matches) addResult(totals, match, points);
  return totals;
}

/**
 * The order before the newest round; null when there was none. A match without a round is a round of its own day. The rounds of an
 * earlier stage are below zero.
 */
function orderBefore(table: TableResults, matches: readonly CountedMatch[]): string[] | null {
  const last = matches.at(-1);
  if (!last) return null;
  const newest = Math.max(...matches.map(({ round }) => round ?? 0));
  const earlier =
    newest !== 0
      ? matches.filter(({ round }) => round === null || round < newest)
      : matches.filter(({ kickOff }) => kickOff < last.kickOff - DAY);
  if (earlier.length === 0 && table.starts.size === 0) return null;
  const order = orderTeams(table, { totals: sumTotals(table, earlier), matches: earlier });
  return placeTeams(order, table.places);
}

interface Results {
  totals: ReadonlyMap<string, TeamTotals>;
  matches: readonly CountedMatch[];
}

/** The teams in the order of the table: by points, then by the tie-breaks of the regulation, then by alphabet. */
function orderTeams(table: TableResults, results: Results): string[] {
  const valueOfTeam = (team: string) => results.totals.get(team)?.points ?? 0;
  return groupByValue(table.teams, valueOfTeam).flatMap((level) =>
    separate(level, table.regulation.tieBreaks, table, results),
  );
}

/**
 * Orders teams that are level. Each tie-break separates them into groups; a group of several continues with the next
 * one. Head-to-head starts again within a smaller group: only the matches between its own teams count then.
 */
function separate(
  level: readonly string[],
  [tieBreak, ...rest]: readonly TieBreak[],
  table: TableResults,
  results: Results,
): string[] {
  if (level.length < 2 || tieBreak === undefined) return [...level];
  if (tieBreak === 'headToHead') {
    const groups = groupByHeadToHead(level, table, results.matches);
    if (groups.length === 1) return separate(level, rest, table, results);
    return groups.flatMap((group) => separate(group, [tieBreak, ...rest], table, results));
  }
  const valueOfTeam = findValue(tieBreak, table, results);
  return groupByValue(level, valueOfTeam).flatMap((group) => separate(group, rest, table, results));
}

type SumOfTeam = (totals: TeamTotals) => number;
const goalDifference: SumOfTeam = ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst;
const goalsFor: SumOfTeam = (totals) => totals.goalsFor;
const points: SumOfTeam = (totals) => totals.points;

/** What a tie-break compares: the team with the higher value stands higher. */
function findValue(
  tieBreak: Exclude<TieBreak, 'headToHead'>,
  { conduct }: TableResults,
  { totals, matches }: Results,
): (team: string) => number {
  const own = (value: SumOfTeam) => (team: string) => value(totals.get(team) ?? emptyTotals());
  const ofOpponents = (value: SumOfTeam) => (team: string) =>
    matches.reduce((sum, { home, away }) => {
      if (home !== team && away !== team) return sum;
      return sum + own(value)(home === team ? away : home);
    }, 0);
  switch (tieBreak) {
    case 'goalDifference':
      return own(goalDifference);
    case 'goalsFor':
      return own(goalsFor);
    case 'wins':
      return own(({ won }) => won);
    case 'awayGoals':
      return own(({ awayGoals }) => awayGoals);
    case 'awayWins':
      return own(({ awayWins }) => awayWins);
    case 'opponentPoints':
      return ofOpponents(points);
    case 'opponentGoalDifference':
      return ofOpponents(goalDifference);
    case 'opponentGoalsFor':
      return ofOpponents(goalsFor);
    case 'fairPlay':
      return (team) => -(conduct.get(team) ?? 0);
  }
}

/** Points, then goal difference, then goals, of the matches between these teams. */
function groupByHeadToHead(
  level: readonly string[],
  { regulation }: TableResults,
  matches: readonly CountedMatch[],
): string[][] {
  const totals = new Map(level.map((team) => [team, emptyTotals()] as const));
  for (const match of matches) {
    if (totals.has(match.home) && totals.has(match.away)) addResult(totals, match, regulation.points);
  }
  return [points, goalDifference, goalsFor].reduce<string[][]>(
    (groups, value) =>
      groups.flatMap((group) => groupByValue(group, (team) => value(totals.get(team) ?? emptyTotals()))),
    [[...level]],
  );
}

/** The sums of a team's matches. */
interface TeamTotals {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  awayGoals: number;
  awayWins: number;
}

function emptyTotals(): TeamTotals {
  return {
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    points: 0,
    awayGoals: 0,
    awayWins: 0,
  };
}

type ResultOfMatch = Pick<CountedMatch, 'home' | 'away' | 'homeGoals' | 'awayGoals'>;

/** Adds a match to the totals of its two teams. A team that is not in `totals` is ignored. */
function addResult(
  totals: ReadonlyMap<string, TeamTotals>,
  { home, away, homeGoals, awayGoals }: ResultOfMatch,
  points: { win: number; draw: number },
): void {
  addTo(totals.get(home), { own: homeGoals, other: awayGoals, isAway: false, points });
  addTo(totals.get(away), { own: awayGoals, other: homeGoals, isAway: true, points });
}

function addTo(
  total: TeamTotals | undefined,
  match: { own: number; other: number; isAway: boolean; points: { win: number; draw: number } },
): void {
  if (!total) return;
  const { own, other, isAway, points } = match;
  total.played++;
  total.goalsFor += own;
  total.goalsAgainst += other;
  if (isAway) total.awayGoals += own;
  if (own > other) {
    total.won++;
    total.points += points.win;
    if (isAway) total.awayWins++;
  } else if (own === other) {
    total.drawn++;
    total.points += points.draw;
  } else total.lost++;
}

/** Groups of teams with the same value, the highest first. Within a group the order stays. */
function groupByValue(teams: readonly string[], valueOfTeam: (team: string) => number): string[][] {
  const groups = Map.groupBy(teams, valueOfTeam);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

/**
 * The order of a table after the places that editors have set: each placed team stands at its place (from 1), the others keep
 * their order around them. A place below the last one is the last one.
 */
function placeTeams(order: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const placeOf = (team: string) => places.get(team) ?? 0;
  const placed = order.filter((team) => places.has(team)).toSorted((a, b) => placeOf(a) - placeOf(b));
  const result = order.filter((team) => !places.has(team));
  for (const team of placed) result.splice(placeOf(team) - 1, 0, team);
  return result;
}

/** The last results of a team, oldest first. A live match is no result yet. */
function formOf(team: string, start: readonly FormResult[], matches: readonly CountedMatch[]): FormResult[] {
  const results = matches.flatMap((match): FormResult[] => {
    if (match.isLive || (match.home !== team && match.away !== team)) return [];
    const difference = (match.homeGoals - match.awayGoals) * (match.home === team ? 1 : -1);
    return [difference > 0 ? 'W' : difference < 0 ? 'L' : 'D'];
  });
  return [...start, ...results].slice(-FORM_LENGTH);
}
