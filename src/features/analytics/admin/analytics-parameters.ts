import { formatInputDate, parseTypedDate } from '#az/format/dates.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { countDays, type DayRange, parseDayRange, shiftDay } from '../rules/day-range.ts';
import type { Scope } from '../rules/list-views.ts';

/** The time that one point of a chart covers. */
export type ChartStep = 'hour' | 'day' | 'week';

/** The query parameters of an analytics screen. */
export interface AnalyticsParameters {
  range: DayRange;
  step: ChartStep;
  /** Both days as they were typed, when one of them cannot be read. The range is then another one. */
  unread: { from: string; to: string } | null;
}

/** A chart of more days has too many points for single hours. */
const MAX_DAYS_BY_HOUR = 14;

export function readAnalyticsParameters(search: URLSearchParams, now: number): AnalyticsParameters {
  const typed = { from: readText(search, 'from'), to: readText(search, 'to') };
  const [from, to] = [parseTypedDate(typed.from), parseTypedDate(typed.to)];
  const isUnread = (from === null && typed.from !== '') || (to === null && typed.to !== '');
  const unread = isUnread ? typed : null;
  const range = parseDayRange({ from, to }, { now });
  const days = countDays(range);
  const requestedStep = search.get('by');
  if (requestedStep === 'hour' && days <= MAX_DAYS_BY_HOUR) return { range, step: 'hour', unread };
  if (requestedStep === 'day' || requestedStep === 'week') return { range, step: requestedStep, unread };
  return { range, step: days <= 2 ? 'hour' : days <= 92 ? 'day' : 'week', unread };
}

const MAX_TYPED_LENGTH = 40;
const readText = (search: URLSearchParams, name: string) =>
  (search.get(name) ?? '').trim().slice(0, MAX_TYPED_LENGTH);

/** The address of a screen for a choice. */
export function analyticsAddress(
  path: string,
  { range, step }: { range: DayRange; step?: ChartStep },
  extra: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ ...range, ...(step && { by: step }), ...extra })}`;
}

/** The preset ranges: yesterday, and the last `days` days including today. */
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

/** The articles whose figures the actor may see: all of the site for editors and admins, their own for authors. */
export function authorScope(actor: Actor): Exclude<Scope, { of: 'article' }> {
  return hasRole(actor, 'editor') ? { of: 'site' } : { of: 'staff', id: actor.id };
}
