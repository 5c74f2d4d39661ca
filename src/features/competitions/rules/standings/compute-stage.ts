import type { StageKind } from '../../tables.ts';
import { type ComputedStanding, computeStandings } from './compute-standings.ts';
import type { CountedMatch, StageResults, TableResults } from './read-stage-results.ts';
import { findZone, type Regulation } from './regulation.ts';

/** A line of a table of a stage, with its group. */
export interface StageStanding extends ComputedStanding {
  /** Null in a stage of one table. */
  group: string | null;
  zone: Regulation['zones'][number]['kind'] | null;
}

/** What a later stage may take over. */
export interface ComputedStage {
  standings: StageStanding[];
  /** Every match that counts in the tables, those of earlier stages included. */
  matches: readonly CountedMatch[];
  starts: StageResults['starts'];
  deductions: StageResults['deductions'];
}

/** Computes the tables of a stage: one for each group. `earlier`: the stages before it that have tables, in their order. Pure. */
export function computeStage(
  stage: StageResults & { kind: StageKind },
  earlier: readonly ComputedStage[],
): ComputedStage {
  const { regulation } = stage;
  const carried = carryOver(stage, earlier);
  const groups = Map.groupBy(stage.teams, (team) => stage.groups.get(team) ?? null);
  // In a stage of groups, a team whose group is not known yet is in no table.
  if (stage.kind === 'groups') groups.delete(null);
  const standings = [...groups].flatMap(([group, teams]) => {
    const table: TableResults = { ...stage, ...carried, teams, matches: matchesOf(teams, stage, carried) };
    const name = group === null ? null : (stage.groupNames.get(group) ?? null);
    return computeStandings(table).map((line): StageStanding => {
      const zone = findZone(regulation.zones, { position: line.position, group: name });
      return { ...line, group, zone: zone?.kind ?? null };
    });
  });
  markBest(standings, regulation);
  return { standings, ...carried };
}

type Carried = Pick<ComputedStage, 'matches' | 'starts' | 'deductions'>;

/**
 * The matches, totals and deductions of the stage with what it takes over: for each team from the last earlier stage in which it
 * stood. Two stages after a league that is divided both continue the league.
 */
function carryOver(stage: StageResults, earlier: readonly ComputedStage[]): Carried {
  const { carry } = stage.regulation;
  const sources = new Map(
    stage.teams.flatMap((team) => {
      const source = earlier.findLast(({ standings }) => standings.some((line) => line.team === team));
      return source ? [[team, source] as const] : [];
    }),
  );
  if (sources.size === 0 || carry === 'none') return stage;
  if (carry === 'half') {
    const none = { won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, form: [] };
    const starts = new Map(stage.starts);
    for (const [team, { standings }] of sources) {
      const points = standings.find((line) => line.team === team)?.points ?? 0;
      starts.set(team, { ...none, ...stage.starts.get(team), points: Math.ceil(points / 2) });
    }
    return { matches: stage.matches, starts, deductions: stage.deductions };
  }
  const matches = [...listEarlierMatches(sources), ...stage.matches];
  if (carry === 'mutual') return { matches, starts: stage.starts, deductions: stage.deductions };
  const starts = new Map(stage.starts);
  const deductions = new Map(stage.deductions);
  for (const [team, source] of sources) {
    const start = source.starts.get(team);
    if (start && !starts.has(team)) starts.set(team, start);
    const points = source.deductions.get(team);
    if (points !== undefined) deductions.set(team, (deductions.get(team) ?? 0) + points);
  }
  return { matches, starts, deductions };
}

/** The matches of these stages, each once. Their rounds come before those of the stage, which begin again with 1. */
function listEarlierMatches(sources: ReadonlyMap<string, ComputedStage>): CountedMatch[] {
  const all = [...new Set(sources.values())].flatMap(({ matches }) => matches);
  const once = new Map(all.map((match) => [`${match.home} ${match.away} ${match.kickOff}`, match]));
  const matches = [...once.values()];
  const last = Math.max(0, ...matches.map(({ round }) => round ?? 0));
  return matches.map((match) => ({ ...match, round: match.round === null ? null : match.round - last - 1 }));
}

/** The matches of these teams. Results against others count only when the stage takes over every result. */
function matchesOf(teams: readonly string[], { regulation }: StageResults, { matches }: Carried) {
  const own = new Set(teams);
  return matches.filter(({ home, away }) =>
    regulation.carry === 'all' ? own.has(home) || own.has(away) : own.has(home) && own.has(away),
  );
}

/** Of the teams at one place of all groups, the best go on. Their own matches do not compare them. */
function markBest(standings: StageStanding[], { best, tieBreaks }: Regulation): void {
  if (!best) return;
  const values: ((line: StageStanding) => number)[] = [
    ({ points }) => points,
    ...tieBreaks.flatMap((tieBreak) =>
      tieBreak === 'goalDifference'
        ? [(line: StageStanding) => line.goalsFor - line.goalsAgainst]
        : tieBreak === 'goalsFor'
          ? [({ goalsFor }: StageStanding) => goalsFor]
          : tieBreak === 'wins'
            ? [({ won }: StageStanding) => won]
            : [],
    ),
  ];
  const compare = (a: StageStanding, b: StageStanding) =>
    values.map((value) => value(b) - value(a)).find((difference) => difference !== 0) ?? 0;
  const ranked = standings.filter(({ position }) => position === best.place).sort(compare);
  for (const line of ranked.slice(0, best.count)) line.zone = 'advance';
}
