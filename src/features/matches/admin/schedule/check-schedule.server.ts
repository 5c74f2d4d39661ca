import type { Db } from '#platform/db/schema.ts';
import { type DayClash, listDayClashes } from '../../rules/schedule/list-day-clashes.ts';
import { planSchedule, type ScheduleOptions } from '../../rules/schedule/plan-schedule.ts';
import type { ScheduleStage } from '../../rules/schedule/read-schedule-stage.ts';
import { formatUnknownSide } from '../../rules/tie-words.ts';

/** A round of a schedule as the editor checks it, with names. */
export interface CheckedRound {
  key: string;
  matches: { home: string; away: string; kickOff: number; group: string | null }[];
  /** The teams without a match. */
  byes: string[];
  /** The ties whose teams are not known yet. */
  waiting: { home: string; away: string }[];
}

/** A schedule that has not been written. */
export interface CheckedSchedule {
  rounds: CheckedRound[];
  clashes: DayClash[];
  /** Its first match would have begun. */
  isPast: boolean;
  /** A team has no match in each round of a league. */
  hasRest: boolean;
}

/** Plans the matches of a stage, and says what is probably wrong with them. Writes nothing. `now` is epoch ms. */
export async function checkSchedule(
  db: Db,
  { stage, options, now }: { stage: ScheduleStage; options: ScheduleOptions; now: number },
): Promise<CheckedSchedule> {
  const rounds = planSchedule(stage, options);
  const names = new Map(stage.teams.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => names.get(id ?? '') ?? '';
  const matches = rounds.flatMap((round) => round.matches);
  const keys = rounds.map(({ key }) => ({ id: key, key }));
  return {
    clashes: await listDayClashes(db, { teams: stage.teams, matches }),
    isPast: options.firstKickOff < now,
    hasRest: rounds.every(({ ties }) => ties.length === 0) && hasOddTable(stage),
    rounds: rounds.map(({ key, ties, matches: ofRound }) => ({
      key,
      matches: ofRound.map(({ homeId, awayId, kickOff, group }) => ({
        home: nameOf(homeId),
        away: nameOf(awayId),
        kickOff,
        group,
      })),
      byes: ties.filter(({ isBye }) => isBye).map(({ home }) => nameOf(home)),
      waiting: ties.flatMap(({ from }) => {
        if (!from) return [];
        const [home, away] = from.positions.map((position) =>
          formatUnknownSide({ from: from.result, round: from.round, position }, { rounds: keys, stages: [] }),
        );
        return [{ home: home ?? '', away: away ?? '' }];
      }),
    })),
  };
}

function hasOddTable({ teams }: ScheduleStage): boolean {
  return [...Map.groupBy(teams, ({ group }) => group).values()].some(({ length }) => length % 2 === 1);
}
