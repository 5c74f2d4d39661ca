import { countRounds } from '#features/competitions/rules/draws/plan-round-robin.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import type { ScheduleStage } from './read-schedule-stage.ts';

/** Why the matches of a stage cannot be created. */
export type ScheduleObstacle =
  | 'hasMatches'
  | 'friendly'
  | 'fewTeams'
  | 'differentOpponents'
  | 'noGroups'
  | 'teamWithoutGroup'
  | 'tooManyRounds';

/** The last number that a round can have. */
const MAX_ROUND = 99;

/**
 * Why the matches of the stage cannot be created; null when they can. `noGroups`: its groups have to be drawn before. A stage that
 * has matches or ties gets no others. Pure.
 */
export function findScheduleObstacle(stage: ScheduleStage): ScheduleObstacle | null {
  const { kind, teams, matches, ties, regulation } = stage;
  if (matches > 0 || ties > 0) return 'hasMatches';
  if (kind === 'friendly') return 'friendly';
  if (teams.length < 2) return 'fewTeams';
  if (hasTies(kind)) return null;
  if (kind === 'league' && !meetsEverybody(stage)) return 'differentOpponents';
  const groups = Map.groupBy(teams, ({ group }) => group);
  if (kind === 'groups' && groups.size === 1 && groups.has(null)) return 'noGroups';
  if (groups.size > 1 && groups.has(null)) return 'teamWithoutGroup';
  const sizes = [...groups.values()].map(({ length }) => length);
  if (Math.min(...sizes) < 2) return 'fewTeams';
  return countRounds(Math.max(...sizes), regulation.legs) > MAX_ROUND ? 'tooManyRounds' : null;
}

/**
 * Whether every team of a league meets every other one. In the league phase of UEFA it does not: only there do the opponents of a
 * team decide between teams with equal points.
 */
function meetsEverybody({ competition, regulation }: ScheduleStage): boolean {
  return competition.kind !== 'europe' && !regulation.tieBreaks.some((name) => name.startsWith('opponent'));
}
