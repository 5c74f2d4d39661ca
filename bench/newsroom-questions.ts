import { RouterContextProvider } from 'react-router';
import { DAY, HOUR, WEEK } from '#az/format/durations.ts';
import { listStaff } from '#features/accounts/rules/staff-member.ts';
import { readAnalyticsParameters } from '#features/analytics/admin/analytics-parameters.ts';
import { readFigures, readPoints } from '#features/analytics/admin/read-analytics.server.ts';
import { type CsvName, readCsvRows } from '#features/analytics/admin/read-csv-rows.server.ts';
import { listMostReadByHour } from '#features/analytics/rules/most-read.ts';
import { recordPageViews } from '#features/analytics/rules/page-views/record-page-views.ts';
import {
  type ArticleFilter,
  countAdminArticles,
} from '#features/articles/rules/admin-list/article-filter.ts';
import {
  type ArticleSort,
  formatArticleCursor,
  listAdminArticles,
  MAX_FOUND_ARTICLES,
} from '#features/articles/rules/admin-list/list-admin-articles.ts';
import { exportAudit, listAudit, listAuditChoices } from '#features/audit/rules/list-audit.ts';
import { listCategories } from '#features/categories/rules/read-categories.ts';
import { readDashboard } from '#features/dashboard/admin/read-dashboard.server.ts';
import { countStoredArticles, listStoredArticles } from '#features/diagnostics/rules/stored-articles.ts';
import { listMedia } from '#features/media/rules/list-media.ts';
import {
  countSubscribers,
  exportSubscribers,
  listSubscribers,
} from '#features/newsletter/rules/subscribers/subscribers.ts';
import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import { listAdminTags } from '#features/tags/rules/read-tags.ts';
import type { Db } from '#platform/db/schema.ts';
import { type Services, servicesContext } from '#platform/http/context.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/** A database query of a screen, made as its loader does, and its name in the table. */
export interface Question {
  name: string;
  ask: () => Promise<unknown>;
}

export interface Newsroom {
  db: Db;
  /** The account with thousands of articles. */
  author: string;
  /** Epoch milliseconds. */
  now: number;
  newId: NewId;
}

const admin: Actor = { id: 'admin', name: 'Admin', email: 'admin@example.az', role: 'admin' };

/** The queries of every list and chart of the back-office. */
export async function listQuestions(room: Newsroom): Promise<Question[]> {
  return [...(await deskQuestions(room)), ...(await figureQuestions(room)), ...listingQuestions(room)];
}

async function deskQuestions({ db, author, now }: Newsroom): Promise<Question[]> {
  const screen = (
    name: string,
    { query, ...columns }: ArticleFilter & { query?: string },
    more: { sort?: ArticleSort; order?: 'asc' | 'desc'; after?: string } = {},
  ) => ({
    name: `articles: ${name}`,
    ask: async () => {
      const filter = {
        ...columns,
        ...(query && { ids: await findArticleIds(db, { query, limit: MAX_FOUND_ARTICLES }) }),
      };
      return Promise.all([
        listAdminArticles(db, { filter, ...more }),
        countAdminArticles(db, { filter }),
        listCategories(db),
      ]);
    },
  });
  const deep = await db
    .selectFrom('article_admin_list')
    .select(['article_id', 'updated_at', 'title_sort_key'])
    .orderBy('updated_at', 'desc')
    .offset(50_000)
    .limit(1)
    .executeTakeFirst();
  const seen = await db
    .selectFrom('article_stats')
    .select(['article_id', 'views'])
    .orderBy('views', 'desc')
    .offset(50_000)
    .limit(1)
    .executeTakeFirst();
  const id = deep?.article_id ?? '';
  const statuses = ['draft', 'pending', 'scheduled', 'published', 'archived'] as const;
  return [
    screen('all', {}),
    ...statuses.map((status) => screen(status, { status })),
    screen('category', { category: 'football' }),
    screen('no category', { category: '' }),
    screen('byline', { author: 'aysel-memmedli' }),
    screen('own', { createdBy: author }),
    screen('featured', { featured: true }),
    screen('no picture', { noImage: true }),
    screen('a week', { from: now - WEEK, before: now }),
    screen('a week of long ago', { from: now - 1000 * DAY, before: now - 993 * DAY }),
    screen('draft of a category, no picture', { status: 'draft', category: 'football', noImage: true }),
    screen('search, common word', { query: 'Qarabağ' }),
    screen('search, two words', { query: 'sumqayit icmal' }),
    screen('search, two letters', { query: 'qa' }),
    screen('search, nothing', { query: 'zzzzqqq' }),
    screen('search, by views', { query: 'Qarabağ' }, { sort: 'views' }),
    screen('search in a status', { query: 'neftçi', status: 'archived' }),
    ...(['published', 'title', 'views'] as const).flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => screen(`by ${sort} ${order}`, {}, { sort, order })),
    ),
    screen('by views, of a category', { category: 'football' }, { sort: 'views' }),
    screen('by title, drafts', { status: 'draft' }, { sort: 'title' }),
    screen('page 1000', {}, { after: formatArticleCursor('updated', { value: deep?.updated_at ?? 0, id }) }),
    screen(
      'page 1000 of archived',
      { status: 'archived' },
      {
        after: formatArticleCursor('updated', { value: deep?.updated_at ?? 0, id }),
      },
    ),
    screen(
      'page far down by title',
      {},
      {
        sort: 'title',
        after: formatArticleCursor('title', { value: deep?.title_sort_key ?? '', id }),
      },
    ),
    screen(
      'page far down by views',
      {},
      {
        sort: 'views',
        after: formatArticleCursor('views', { value: seen?.views ?? 0, id: seen?.article_id ?? '' }),
      },
    ),
  ];
}

async function figureQuestions({ db, author, now, newId }: Newsroom): Promise<Question[]> {
  const context = new RouterContextProvider();
  context.set(servicesContext, { db, now: () => now } as Services);
  const site = { of: 'site' } as const;
  const staff = { of: 'staff', id: author } as const;
  const lastDays = (days: number, by = '') => {
    const day = (ago: number) => new Date(now + 4 * HOUR - ago * DAY).toISOString().slice(0, 10);
    return readAnalyticsParameters(new URLSearchParams({ from: day(days - 1), to: day(0), by }), now);
  };
  const newest = await db
    .selectFrom('article')
    .select(['id', 'slug'])
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const article = { of: 'article', id: newest.id } as const;
  const figures = (days: number, by: string) => ({
    name: `analytics: ${days} days by ${by}`,
    ask: () => readFigures(db, { choice: lastDays(days, by), scope: site, now }),
  });
  const csv = (what: CsvName, days: number) => ({
    name: `analytics: CSV of ${what}, ${days} days`,
    ask: () => readCsvRows(db, { what, range: lastDays(days).range, scope: site }),
  });
  const opening = { slug: newest.slug, source: 'direct', device: 'phone' } as const;
  return [
    { name: 'dashboard, editor', ask: () => readDashboard(context, { ...admin, role: 'editor' }) },
    {
      name: 'dashboard, author',
      ask: () => readDashboard(context, { ...admin, id: author, role: 'author' }),
    },
    { name: 'most read by hour', ask: () => listMostReadByHour(db, { now, scope: site }) },
    figures(1, 'hour'),
    figures(7, 'hour'),
    figures(28, 'day'),
    figures(90, 'day'),
    figures(365, 'week'),
    {
      name: 'analytics: author, 28 days',
      ask: () => readFigures(db, { choice: lastDays(28), scope: staff, now }),
    },
    {
      name: 'analytics: author, 365 days',
      ask: () => readFigures(db, { choice: lastDays(365), scope: staff, now }),
    },
    { name: 'analytics: one article', ask: () => readPoints(db, { choice: lastDays(28), scope: article }) },
    csv('articles', 28),
    csv('articles', 365),
    csv('tags', 365),
    {
      name: 'one opening counted',
      ask: () => recordPageViews(db, { pageViews: [{ ...opening, reader: newId() }], now }),
    },
  ];
}

function listingQuestions({ db, now, newId }: Newsroom): Question[] {
  const journal = (name: string, query: Omit<Parameters<typeof listAudit>[1], 'actor'>) => ({
    name: `journal: ${name}`,
    ask: () => listAudit(db, { actor: admin, ...query }),
  });
  const library = (name: string, query: Omit<Parameters<typeof listMedia>[1], 'actor'>) => ({
    name: `pictures: ${name}`,
    ask: () => listMedia(db, { actor: admin, ...query }),
  });
  const readers = (name: string, choice: Parameters<typeof listSubscribers>[1]) => ({
    name: `subscribers: ${name}`,
    ask: () => Promise.all([listSubscribers(db, choice), countSubscribers(db)]),
  });
  const firstPieces = async (pieces: AsyncGenerator<unknown>, count: number) => {
    for (let n = 0; n < count; n++) await pieces.next();
    await pieces.return(undefined);
  };
  return [
    journal('all', {}),
    journal('an action', { filter: { action: 'tag.merge' } }),
    journal('an action and a kind', { filter: { action: 'tag.merge', subjectType: 'tag' } }),
    journal('by the program, a week of long ago', {
      filter: { actorId: 'system', from: now - 100 * DAY, before: now - 93 * DAY },
    }),
    journal('far down', { after: `${now - 100 * DAY}-journal0` }),
    { name: 'journal: its filters', ask: () => listAuditChoices(db, { actor: admin }) },
    {
      name: 'journal: first rows of CSV',
      ask: async () => firstPieces(await exportAudit(db, { actor: admin, filter: {}, now, newId }), 1),
    },
    library('all', {}),
    library('search', { search: 'oyun 1999' }),
    library('search, nothing', { search: 'zzzzqqq' }),
    library('unused', { isUnused: true }),
    library('mine, none', { isMine: true }),
    { name: 'accounts', ask: () => listStaff(db, { actor: admin, adminEmail: null }) },
    { name: 'tags', ask: () => listAdminTags(db) },
    readers('all', {}),
    readers('confirmed, page 2000', { status: 'confirmed', page: 2000 }),
    readers('search', { query: 'oxucu-1999' }),
    {
      name: 'subscribers: first rows of CSV',
      ask: async () => firstPieces(await exportSubscribers(db, { actor: admin, now, newId }), 2),
    },
    { name: 'check page', ask: () => listStoredArticles(db) },
    { name: 'inspector', ask: () => Promise.all([listStoredArticles(db), countStoredArticles(db)]) },
  ];
}
