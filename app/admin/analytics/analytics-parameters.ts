import { formatInputDate } from '#az/format/dates.ts';
import { countDays, type DayRange, parseDayRange, shiftDay } from '#domain/analytics/day-range.ts';

/** In what a chart counts time. */
export type Step = 'hour' | 'day' | 'week';

/** What the address of an analytics screen asks for. */
export interface AnalyticsParameters {
  range: DayRange;
  step: Step;
}

/** Beyond that many days single hours are noise. */
const HOURS_UP_TO_DAYS = 14;

export function readAnalyticsParameters(search: URLSearchParams, now: number): AnalyticsParameters {
  const range = parseDayRange({ from: search.get('from'), to: search.get('to') }, { now });
  const days = countDays(range);
  const wanted = search.get('by');
  if (wanted === 'hour' && days <= HOURS_UP_TO_DAYS) return { range, step: 'hour' };
  if (wanted === 'day' || wanted === 'week') return { range, step: wanted };
  return { range, step: days <= 2 ? 'hour' : days <= 92 ? 'day' : 'week' };
}

/** The address of a screen for a choice. */
export function analyticsAddress(
  path: string,
  { range, step }: { range: DayRange; step?: Step },
  more: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ ...range, ...(step && { by: step }), ...more })}`;
}

/** The ranges that are one press away, by how many days they have until today; yesterday stands for itself. */
export function presetRanges(now: number): { days: number | 'yesterday'; range: DayRange }[] {
  const today = formatInputDate(now);
  const yesterday = shiftDay(today, -1);
  const until = (days: number) => ({ days, range: { from: shiftDay(today, 1 - days), to: today } });
  return [
    until(1),
    { days: 'yesterday', range: { from: yesterday, to: yesterday } },
    ...[7, 28, 90, 365].map(until),
  ];
}
