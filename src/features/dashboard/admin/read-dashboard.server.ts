import { formatInputDate } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import { authorScope } from '#features/analytics/admin/analytics-parameters.ts';
import { getDayStart } from '#features/analytics/rules/day-range.ts';
import { findSampleSubscribers } from '#features/analytics/rules/find-sample-subscribers.ts';
import { listViewsByDay } from '#features/analytics/rules/list-views.ts';
import { listMostReadByHour } from '#features/analytics/rules/most-read.ts';
import { countLiveReaders, readDaySoFar } from '#features/analytics/rules/read-today.ts';
import { sumViews } from '#features/analytics/rules/view-counts.ts';
import { countAdminArticles } from '#features/articles/rules/admin-list/article-filter.ts';
import {
  listNewsroomArticles,
  listReturnedArticles,
} from '#features/articles/rules/admin-list/list-newsroom-articles.ts';
import { countPublished } from '#features/articles/rules/read/count-site-totals.ts';
import { listUnstartedMatches } from '#features/matches/rules/live/list-current-matches.ts';
import { countSubscribers } from '#features/newsletter/rules/subscribers/subscribers.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/** Spec §9: 5 recent articles. The other lists have the same size. */
const LIST_SIZE = 5;

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;

/** Reads everything on the dashboard. Authors get the figures of their own articles. */
export async function readDashboard(context: RouteContext, actor: Actor) {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const scope = authorScope(actor);
  const filter = { limit: LIST_SIZE, ...(scope.of === 'staff' && { createdBy: scope.id }) };
  const today = getDayStart(formatInputDate(now));
  const range = { from: formatInputDate(now - DAY), to: formatInputDate(now) };
  const published = (from: number) => countPublished(db, { ...filter, from, to: from + DAY });
  const [
    live,
    days,
    { hours, ...soFar },
    counts,
    publishedToday,
    publishedYesterday,
    mostRead,
    recent,
    returned,
    pending,
    scheduled,
    subscribers,
    unstarted,
  ] = await Promise.all([
    countLiveReaders(db, { now, scope }),
    listViewsByDay(db, { range, scope }),
    readDaySoFar(db, { now, scope }),
    countAdminArticles(db, { filter: scope.of === 'staff' ? { createdBy: scope.id } : {} }),
    published(today),
    published(today - DAY),
    listMostReadByHour(db, { now, scope, limit: LIST_SIZE }),
    listNewsroomArticles(db, filter),
    listReturnedArticles(db, { createdBy: actor.id, limit: LIST_SIZE }),
    listNewsroomArticles(db, { ...filter, status: 'pending' }),
    listNewsroomArticles(db, { ...filter, status: 'scheduled' }),
    scope.of === 'site' ? readSubscribers(context) : null,
    scope.of === 'site' ? listUnstartedMatches(db, { now }) : [],
  ]);
  return {
    now,
    live,
    published: { today: publishedToday, yesterday: publishedYesterday },
    // From the daily stats: they count a reader of several articles once. The hourly figures of an author do not.
    today: sumViews(days.slice(1)),
    yesterday: sumViews(days.slice(0, 1)),
    soFar,
    hours,
    counts,
    mostRead,
    recent,
    returned,
    pending,
    scheduled,
    subscribers,
    unstarted,
  };
}

/** Counts the subscribers. The demo has none and gets the sample number of spec §9. */
async function readSubscribers(context: RouteContext) {
  const { db } = servicesOf(context);
  const { confirmed, pending } = await countSubscribers(db);
  const sample = confirmed === 0 ? await findSampleSubscribers(db) : null;
  return { confirmed: sample ?? confirmed, pending, isSample: sample !== null };
}
