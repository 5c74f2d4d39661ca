import type { ProblemCode } from '#platform/message-texts.ts';
import { z } from '#platform/zod.ts';
import { otherSide, type Side, sides } from './event-fields.ts';

/** The statistics of a match that do not follow from its events, in the order of the page. */
export const statisticNames = [
  'possession',
  'shots',
  'onTarget',
  'corners',
  'fouls',
  'offsides',
  'saves',
] as const;
export type StatisticName = (typeof statisticNames)[number];

/** The statistics of one team. Null: nobody has said it. Possession is in percent, the others are counted. */
export type TeamStatistics = Record<StatisticName, number | null>;
export type MatchStatistics = Record<Side, TeamStatistics>;

/** The greatest value of a statistic. The least is 0. */
export function maxStatistic(name: StatisticName): number {
  return name === 'possession' ? 100 : 99;
}

const statistic = (name: StatisticName) =>
  z.number().int().min(0).max(maxStatistic(name)).nullable().default(null);

const teamStatistics = z.object({
  possession: statistic('possession'),
  shots: statistic('shots'),
  onTarget: statistic('onTarget'),
  corners: statistic('corners'),
  fouls: statistic('fouls'),
  offsides: statistic('offsides'),
  saves: statistic('saves'),
});

/** Checks the statistics of a match. The possession of one team gives that of the other. */
export const matchStatistics = z
  .object({ home: teamStatistics, away: teamStatistics })
  .transform(completePossession)
  .refine((statistics) => hasStatistics(statistics) && listContradictions(statistics).length === 0);

/** The possession of one team gives that of the other one. */
export function completePossession({ home, away }: MatchStatistics): MatchStatistics {
  const rest = (value: number | null) => (value === null ? null : 100 - value);
  return {
    home: { ...home, possession: home.possession ?? rest(away.possession) },
    away: { ...away, possession: away.possession ?? rest(home.possession) },
  };
}

/** Whether anything is known. */
export function hasStatistics(statistics: MatchStatistics): boolean {
  return sides.some((side) => statisticNames.some((name) => statistics[side][name] !== null));
}

/** A number that contradicts another one of the same statistics. */
export interface Contradiction {
  side: Side;
  name: StatisticName;
  code: ProblemCode;
}

/**
 * The numbers that cannot be right beside the others: the possession of both teams is 100 percent, a shot on target is a shot,
 * and each save stops a shot on target of the other team.
 */
export function listContradictions(statistics: MatchStatistics): Contradiction[] {
  const found: Contradiction[] = [];
  const { home, away } = statistics;
  if (home.possession !== null && away.possession !== null && home.possession + away.possession !== 100)
    found.push({ side: 'away', name: 'possession', code: 'match.possessionSum' });
  for (const side of sides) {
    const { shots, onTarget, saves } = statistics[side];
    const faced = statistics[otherSide(side)].onTarget;
    if (isGreater(onTarget, shots)) found.push({ side, name: 'onTarget', code: 'match.onTarget' });
    if (isGreater(saves, faced)) found.push({ side, name: 'saves', code: 'match.saves' });
  }
  return found;
}

/** Whether a part is greater than its whole. What nobody has said contradicts nothing. */
function isGreater(part: number | null, whole: number | null): boolean {
  return (part ?? 0) > (whole ?? Number.POSITIVE_INFINITY);
}

/** The statistics as the column `fixture.statistics` stores them. @throws ZodError when something else stands there. */
export function parseStatistics(json: string | null): MatchStatistics | null {
  return json === null ? null : matchStatistics.parse(JSON.parse(json));
}
