import { DAY } from '#az/format/durations.ts';
import type { FormResult } from './league-table.ts';
import { orderTeams } from './order-teams.ts';
import { placeTeams } from './place-teams.ts';
import type { CountedMatch, SeasonResults } from './season-results.ts';
import { addResult, emptyTotals, type TeamTotals } from './team-totals.ts';

/** A line of the table before it gets names. */
export interface ComputedStanding extends TeamTotals {
  team: string;
  position: number;
  form: FormResult[];
  change: number;
  isLive: boolean;
}

const FORM_LENGTH = 5;

/** Computes the table of a season from its matches. The order of the matches is irrelevant. Pure. */
export function computeStandings(season: SeasonResults): ComputedStanding[] {
  const matches = season.matches.toSorted((a, b) => a.kickOff - b.kickOff || (a.home < b.home ? -1 : 1));
  const totals = sumTotals(season, matches);
  const order = placeTeams(orderTeams(season, { totals, matches }), season.places);
  const before = orderBefore(season, matches);
  return order.map((team, index) => ({
    team,
    ...(totals.get(team) ?? emptyTotals()),
    position: index + 1,
    form: formOf(team, season.starts.get(team)?.form ?? [], matches),
    change: before ? before.indexOf(team) - index : 0,
    isLive: matches.some((match) => match.isLive && (match.home === team || match.away === team)),
  }));
}

function sumTotals(season: SeasonResults, matches: readonly CountedMatch[]): Map<string, TeamTotals> {
  const { points } = season.regulation;
  const totals = new Map(
    season.teams.map((team) => {
      const start = season.starts.get(team);
      const total = emptyTotals();
      if (start) {
        const { won, drawn, lost, goalsFor, goalsAgainst } = start;
        Object.assign(total, { won, drawn, lost, goalsFor, goalsAgainst, played: won + drawn + lost });
      }
      total.points = total.won * points.win + total.drawn * points.draw - (season.deductions.get(team) ?? 0);
      return [team, total] as const;
    }),
  );
  for (const match of matches) addResult(totals, match, points);
  return totals;
}

/** The order before the newest round; null when there was none. A match without a round is a round of its own day. */
function orderBefore(season: SeasonResults, matches: readonly CountedMatch[]): string[] | null {
  const last = matches.at(-1);
  if (!last) return null;
  const newest = Math.max(...matches.map(({ round }) => round ?? 0));
  const earlier =
    newest > 0
      ? matches.filter(({ round }) => round === null || round < newest)
      : matches.filter(({ kickOff }) => kickOff < last.kickOff - DAY);
  if (earlier.length === 0 && season.starts.size === 0) return null;
  const order = orderTeams(season, { totals: sumTotals(season, earlier), matches: earlier });
  return placeTeams(order, season.places);
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
