import { formatInputDate } from '#az/format/dates.ts';
import { adminText } from '#az/text/admin/admin.ts';
import { analyticsText } from '#az/text/admin/analytics.ts';
import type { Db } from '#db/schema.ts';
import { type DayRange, getDayStart, shiftDay } from '#domain/analytics/day-range.ts';
import { listTraffic } from '#domain/analytics/list-traffic.ts';
import { listViewsByDay, type Scope } from '#domain/analytics/list-views.ts';
import { type Rankings, rankReads } from '#domain/analytics/rank-reads.ts';
import { listIssues } from '#domain/audience/newsletter/list-issues.ts';
import { rankSearches } from '#domain/search/rank-searches.ts';
import type { CsvRow } from './write-csv.ts';

const LISTED = 1000;
const { views, readers } = analyticsText;

interface Asked {
  range: DayRange;
  scope: Exclude<Scope, { of: 'article' }>;
}

/** One of the rankings, the others as short as can be. */
async function rank<Part extends keyof Rankings>(db: Db, asked: Asked, part: Part): Promise<Rankings[Part]> {
  const isArticles = part === 'articles';
  const limits = { articles: isArticles ? LISTED : 1, subjects: isArticles ? 1 : LISTED };
  return (await rankReads(db, { ...asked, ...limits }))[part];
}

const subjects = async (
  db: Db,
  asked: Asked,
  part: 'categories' | 'authors' | 'tags',
  head: string,
): Promise<CsvRow[]> => [
  [head, 'URL', views, readers],
  ...(await rank(db, asked, part)).map((row) => [row.name, row.slug, row.views, row.readers]),
];

/** What everybody may have, of their own articles or of all. */
const shared = {
  time: async (db: Db, asked: Asked) => [
    [analyticsText.day, views, readers],
    ...(await listViewsByDay(db, asked)).map((row) => [row.day, row.views, row.readers]),
  ],
  articles: async (db: Db, asked: Asked) => [
    [adminText.col.title, 'URL', adminText.col.author, views, readers],
    ...(await rank(db, asked, 'articles')).map((row) => [
      row.title,
      row.slug,
      row.author,
      row.views,
      row.readers,
    ]),
  ],
  categories: (db: Db, asked: Asked) => subjects(db, asked, 'categories', adminText.col.category),
  authors: (db: Db, asked: Asked) => subjects(db, asked, 'authors', adminText.col.author),
  tags: (db: Db, asked: Asked) => subjects(db, asked, 'tags', analyticsText.tagHead),
};

/** What belongs to no single article. */
const ofSite = {
  sources: async (db: Db, { range }: Asked) => [
    [analyticsText.sourceHead, views, readers],
    ...(await listTraffic(db, { range })).sources.map((row) => [
      analyticsText.source[row.source],
      row.views,
      row.readers,
    ]),
  ],
  devices: async (db: Db, { range }: Asked) => [
    [analyticsText.deviceHead, views, readers],
    ...(await listTraffic(db, { range })).devices.map((row) => [
      analyticsText.device[row.device],
      row.views,
      row.readers,
    ]),
  ],
  searches: async (db: Db, { range }: Asked) => [
    [analyticsText.word, analyticsText.count, analyticsText.zeroCount],
    ...(await rankSearches(db, { ...range, limit: LISTED })).map((row) => [
      row.query,
      row.count,
      row.zeroCount,
    ]),
  ],
  newsletter: async (db: Db, { range }: Asked) => {
    const [from, to] = [getDayStart(range.from), getDayStart(shiftDay(range.to, 1))];
    const issues = await listIssues(db, { limit: LISTED, finished: { from, to } });
    return [
      [analyticsText.issue, analyticsText.date, analyticsText.sent, analyticsText.unsent, analyticsText.left],
      ...issues.map(({ subject, finishedAt, counts }) => [
        subject,
        formatInputDate(finishedAt),
        counts.sent,
        counts.refused + counts.failed,
        counts.unsubscribed,
      ]),
    ];
  },
};

export type CsvName = keyof typeof shared | keyof typeof ofSite;

export function isCsvName(text: string): text is CsvName {
  return Object.hasOwn(shared, text) || Object.hasOwn(ofSite, text);
}

/** The rows of a file, its head first; null for what this reader may not have. */
export async function readCsvRows(
  db: Db,
  { what, ...asked }: Asked & { what: CsvName },
): Promise<CsvRow[] | null> {
  if (what in shared) return shared[what as keyof typeof shared](db, asked);
  return asked.scope.of === 'site' ? ofSite[what as keyof typeof ofSite](db, asked) : null;
}
