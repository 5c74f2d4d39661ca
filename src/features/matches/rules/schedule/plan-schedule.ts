import { DAY } from '#az/format/durations.ts';
import { type DrawnTie, planKnockout } from '#features/competitions/rules/draws/plan-knockout.ts';
import { planRoundRobin } from '#features/competitions/rules/draws/plan-round-robin.ts';
import { shuffleBySeed } from '#features/competitions/rules/draws/shuffle-by-seed.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { countLegs } from '#features/competitions/rules/ties/derive-bracket.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import type { ScheduleStage } from './read-schedule-stage.ts';

/** What an editor decides about the matches of a stage. */
export interface ScheduleOptions {
  /** The kick-off of the first round, epoch ms. */
  firstKickOff: number;
  daysApart: number;
  /** Decides everything that is drawn. */
  seed: string;
  /** The teams (ids) of a knock-out in the order in which they are paired; null: at random. */
  order: readonly string[] | null;
  /** The ties of a knock-out after its first round too, up to the final. */
  hasAllRounds: boolean;
  /** With all rounds: the losers of the semi-finals meet. */
  hasThirdPlace: boolean;
}

/** A match of a schedule. Teams are ids. */
export interface ScheduledMatch {
  homeId: string;
  awayId: string;
  /** Epoch ms. */
  kickOff: number;
  /** The name of the group; null without groups. */
  group: string | null;
}

/** A round of a schedule: its matches, and in a knock-out its ties. */
export interface ScheduledRound {
  /** The number of the round, or the key of one such as `quarter`. */
  key: string;
  ties: DrawnTie[];
  matches: ScheduledMatch[];
}

type PlannedStage = Pick<ScheduleStage, 'kind' | 'teams' | 'regulation'>;

/**
 * The rounds of a stage with their matches. In a league every team meets every other one, in groups every one of its group. In a
 * knock-out only the first round has matches: the teams of the others are not known. The same options give the same schedule. Pure.
 */
export function planSchedule(stage: PlannedStage, options: ScheduleOptions): ScheduledRound[] {
  return hasTies(stage.kind) ? planTies(stage, options) : planTables(stage, options);
}

function planTables({ teams, regulation }: PlannedStage, options: ScheduleOptions): ScheduledRound[] {
  const { seed, firstKickOff, daysApart } = options;
  const groups = [...Map.groupBy(teams, ({ group }) => group)].map(([group, members]) => {
    const order = shuffleBySeed(
      members.map(({ id }) => id),
      `${seed} ${group ?? ''}`,
    );
    return { group, rounds: planRoundRobin(order, regulation.legs) };
  });
  const count = Math.max(0, ...groups.map(({ rounds }) => rounds.length));
  return Array.from({ length: count }, (_, index) => ({
    key: `${index + 1}`,
    ties: [],
    matches: groups.flatMap(({ group, rounds }) =>
      (rounds[index] ?? []).map(({ home, away }) => ({
        homeId: home,
        awayId: away,
        kickOff: firstKickOff + index * daysApart * DAY,
        group,
      })),
    ),
  }));
}

/** The keys of rounds that nothing follows in their stage. */
const SINGLE_ROUNDS: Partial<Record<StageKind, string>> = { playoff: 'playoff', qualifying: 'qualifying' };

function planTies({ kind, teams, regulation }: PlannedStage, options: ScheduleOptions): ScheduledRound[] {
  const { seed, order, firstKickOff, daysApart, hasAllRounds, hasThirdPlace } = options;
  const ids = teams.map(({ id }) => id).sort();
  const rounds = planKnockout({
    teams: order ?? shuffleBySeed(ids, seed),
    hasAllRounds,
    hasThirdPlace,
    firstKey: SINGLE_ROUNDS[kind] ?? null,
  });
  return rounds.map(({ key, ties }) => {
    const legs = countLegs({ key, rules: regulation.ties });
    const paired = ties.flatMap(({ home, away }) => (home === null || away === null ? [] : [{ home, away }]));
    return {
      key,
      ties,
      matches: Array.from({ length: legs }, (_, leg) =>
        paired.map(({ home, away }) => ({
          homeId: leg === 0 ? home : away,
          awayId: leg === 0 ? away : home,
          kickOff: firstKickOff + leg * daysApart * DAY,
          group: null,
        })),
      ).flat(),
    };
  });
}
