import { InvalidInput, type Problem } from '#platform/errors.ts';
import { type Side, sides } from '../../rules/event-fields.ts';
import type { EventOf } from '../../rules/ledger/ledger-event.ts';
import {
  completePossession,
  hasStatistics,
  listContradictions,
  type MatchStatistics,
  maxStatistic,
  type StatisticName,
  statisticNames,
  type TeamStatistics,
} from '../../rules/match-statistics.ts';
import type { EntryFields } from './entry-fields.ts';

/** The name of the input of a statistic: `home-shots`. */
export function statisticField(side: Side, name: StatisticName): string {
  return `${side}-${name}`;
}

/** Whether the form has the statistics of the match, and no event of the timeline. */
export function isStatisticsEntry({ intent, type }: EntryFields): boolean {
  return intent === 'add' && type === 'statistics';
}

/** The fields of the form with these statistics. Unknown ones are empty. */
export function toStatisticsFields(statistics: MatchStatistics | null): EntryFields {
  const fields = sides.flatMap((side) =>
    statisticNames.map((name) => [statisticField(side, name), String(statistics?.[side][name] ?? '')]),
  );
  return Object.fromEntries(fields);
}

/** The statistics that the form describes. `at` is epoch ms. @throws InvalidInput with every problem. */
export function parseStatisticsEntry(fields: EntryFields, at: number): EventOf<'statistics'> {
  const problems: Problem[] = [];
  const teamOf = (side: Side) => {
    const values = statisticNames.map((name) => {
      const value = parseStatistic(name, fields[statisticField(side, name)] ?? '');
      if (value === undefined)
        problems.push({
          field: statisticField(side, name),
          code: name === 'possession' ? 'match.possession' : 'match.statistic',
        });
      return [name, value ?? null];
    });
    return Object.fromEntries(values) as TeamStatistics;
  };
  const statistics = completePossession({ home: teamOf('home'), away: teamOf('away') });
  if (problems.length === 0 && !hasStatistics(statistics))
    problems.push({ field: statisticField('home', 'possession'), code: 'match.statisticsEmpty' });
  for (const { side, name, code } of listContradictions(statistics))
    problems.push({ field: statisticField(side, name), code });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { type: 'statistics', statistics, at };
}

/** Null for an empty text, undefined for one that is no possible value. Possession may have its sign: `55%`. */
function parseStatistic(name: StatisticName, text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const [, digits] = (name === 'possession' ? /^(\d{1,3})\s*%?$/ : /^(\d{1,3})$/).exec(typed) ?? [];
  return digits !== undefined && Number(digits) <= maxStatistic(name) ? Number(digits) : undefined;
}
