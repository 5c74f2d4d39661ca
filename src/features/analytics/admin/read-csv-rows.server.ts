import { formatInputDate } from '#az/format/dates.ts';
import { articleColumnText } from '#features/articles/text.ts';
import { listIssues } from '#features/newsletter/rules/list-issues.ts';
import { rankSearches } from '#features/search/rules/statistics/search-statistics.ts';
import type { Db } from '#platform/db/schema.ts';
import { type DayRange, getDayStart, shiftDay } from '../rules/day-range.ts';
import { listTraffic, listViewsByDay, type Scope } from '../rules/list-views.ts';
import { type Rankings, rankMostRead } from '../rules/most-read.ts';
import { analyticsText } from '../text.ts';

type CsvRow = readonly (string | number)[];

const MAX_ROWS = 1000;
const { views, readers } = analyticsText;

interface CsvInput {
  range: DayRange;
  scope: Exclude<Scope, { of: 'article' }>;
}

/** Reads one ranking. The limits of the other rankings are 1, because `rankMostRead` always reads all. */
async function listRanking<Part extends keyof Rankings>(
  db: Db,
  input: CsvInput,
  part: Part,
): Promise<Rankings[Part]> {
  const isArticles = part === 'articles';
  const limits = { articles: isArticles ? MAX_ROWS : 1, subjects: isArticles ? 1 : MAX_ROWS };
  return (await rankMostRead(db, { ...input, ...limits }))[part];
}

const listSubjects = async (
  db: Db,
  input: CsvInput,
  part: 'categories' | 'authors' | 'tags',
  head: string,
): Promise<CsvRow[]> => [
  [head, 'URL', views, readers],
  ...(await listRanking(db, input, part)).map((row) => [row.name, row.slug, row.views, row.readers]),
];

const listSearches = async (db: Db, range: DayRange, onlyZero: boolean): Promise<CsvRow[]> => [
  [analyticsText.word, analyticsText.count, analyticsText.zeroCount],
  ...(await rankSearches(db, { ...range, onlyZero, limit: MAX_ROWS })).map((row) => [
    row.query,
    row.count,
    row.zeroCount,
  ]),
];

/** Files for every role. Authors get the figures of their own articles. */
const articleFiles = {
  time: async (db: Db, input: CsvInput) => [
    [analyticsText.day, views, readers],
    ...(await listViewsByDay(db, input)).map((row) => [row.day, row.views, row.readers]),
  ],
  articles: async (db: Db, input: CsvInput) => [
    [articleColumnText.title, 'URL', articleColumnText.author, views, readers],
    ...(await listRanking(db, input, 'articles')).map((row) => [
      row.title,
      row.slug,
      row.author,
      row.views,
      row.readers,
    ]),
  ],
  categories: (db: Db, input: CsvInput) => listSubjects(db, input, 'categories', articleColumnText.category),
  authors: (db: Db, input: CsvInput) => listSubjects(db, input, 'authors', articleColumnText.author),
  tags: (db: Db, input: CsvInput) => listSubjects(db, input, 'tags', analyticsText.tagHead),
};

/** Files about the whole site, not for authors. */
const siteFiles = {
  sources: async (db: Db, { range }: CsvInput) => [
    [analyticsText.sourceHead, views, readers],
    ...(await listTraffic(db, { range })).sources.map((row) => [
      analyticsText.source[row.source],
      row.views,
      row.readers,
    ]),
  ],
  devices: async (db: Db, { range }: CsvInput) => [
    [analyticsText.deviceHead, views, readers],
    ...(await listTraffic(db, { range })).devices.map((row) => [
      analyticsText.device[row.device],
      row.views,
      row.readers,
    ]),
  ],
  searches: (db: Db, { range }: CsvInput) => listSearches(db, range, false),
  'zero-searches': (db: Db, { range }: CsvInput) => listSearches(db, range, true),
  newsletter: async (db: Db, { range }: CsvInput) => {
    const [from, to] = [getDayStart(range.from), getDayStart(shiftDay(range.to, 1))];
    const issues = await listIssues(db, { limit: MAX_ROWS, finished: { from, to } });
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

export type CsvName = keyof typeof articleFiles | keyof typeof siteFiles;

export function isCsvName(text: string): text is CsvName {
  return Object.hasOwn(articleFiles, text) || Object.hasOwn(siteFiles, text);
}

/** The rows of a file, with the head as the first row; null when the scope does not allow the file. */
export async function readCsvRows(
  db: Db,
  { what, ...input }: CsvInput & { what: CsvName },
): Promise<CsvRow[] | null> {
  if (what in articleFiles) return articleFiles[what as keyof typeof articleFiles](db, input);
  return input.scope.of === 'site' ? siteFiles[what as keyof typeof siteFiles](db, input) : null;
}
