import { formatInputDate } from '#az/format/dates.ts';
import { listIssues } from '#features/newsletter/rules/list-issues.ts';
import { countSubscribers, countSubscriptions } from '#features/newsletter/rules/subscribers/subscribers.ts';
import { countSearches, rankSearches } from '#features/search/rules/statistics/search-statistics.ts';
import type { Db } from '#platform/db/schema.ts';
import { getDayStart, shiftDay, toPrecedingRange } from '../rules/day-range.ts';
import { listTraffic, listViewsByDay, listViewsByHour, type Scope } from '../rules/list-views.ts';
import { rankMostRead } from '../rules/most-read.ts';
import { readDaySoFar } from '../rules/read-today.ts';
import { sumViews } from '../rules/view-counts.ts';
import type { AnalyticsParameters } from './analytics-parameters.ts';
import { dayPoints, hourPoints, weekPoints } from './charts/chart-points.ts';

const RANKING_SIZE = 10;
const MAX_ISSUES = 50;

export type SiteFigures = Awaited<ReturnType<typeof readSite>>;

/**
 * Reads the figures of the analytics screen: those of their own articles for authors, those of the whole site for others.
 * When the range is today, `soFar` compares it with the same hours of yesterday.
 */
export async function readFigures(
  db: Db,
  {
    choice,
    scope,
    now,
  }: { choice: AnalyticsParameters; scope: Exclude<Scope, { of: 'article' }>; now: number },
) {
  const { range } = choice;
  const today = formatInputDate(now);
  const isToday = range.from === today && range.to === today;
  const [days, before, soFar, points, rankings] = await Promise.all([
    listViewsByDay(db, { range, scope }),
    listViewsByDay(db, { range: toPrecedingRange(range), scope }),
    isToday ? readDaySoFar(db, { now, scope }) : null,
    readPoints(db, { choice, scope }),
    rankMostRead(db, { range, scope, articles: 2 * RANKING_SIZE, subjects: RANKING_SIZE }),
  ]);
  const site = scope.of === 'site' ? await readSite(db, choice) : null;
  return { total: sumViews(days), before: sumViews(before), soFar, points, ...rankings, site };
}

/** Reads the points of the chart, one for each step. */
export async function readPoints(db: Db, { choice, scope }: { choice: AnalyticsParameters; scope: Scope }) {
  const { range, step } = choice;
  if (step === 'hour')
    return hourPoints(
      await listViewsByHour(db, {
        from: getDayStart(range.from),
        to: getDayStart(shiftDay(range.to, 1)),
        scope,
      }),
    );
  const days = await listViewsByDay(db, { range, scope });
  return step === 'day' ? dayPoints(days) : weekPoints(days);
}

/** Reads the figures of the whole site: sources and devices, searches, the newsletter. */
async function readSite(db: Db, { range }: AnalyticsParameters) {
  const [from, to] = [getDayStart(range.from), getDayStart(shiftDay(range.to, 1))];
  const [traffic, searches, zeroSearches, searchCounts, subscribers, subscriptions, issues] =
    await Promise.all([
      listTraffic(db, { range }),
      rankSearches(db, { ...range, limit: RANKING_SIZE }),
      rankSearches(db, { ...range, limit: RANKING_SIZE, onlyZero: true }),
      countSearches(db, range),
      countSubscribers(db),
      countSubscriptions(db, { from, to }),
      listIssues(db, { limit: MAX_ISSUES, finished: { from, to } }),
    ]);
  return {
    traffic,
    searches,
    zeroSearches,
    searchCounts,
    newsletter: { confirmed: subscribers.confirmed, subscriptions, issues },
  };
}
