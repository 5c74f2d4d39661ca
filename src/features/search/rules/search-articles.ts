import { sql } from 'kysely';
import type { WordTest } from '#az/characters/tokens.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { ARTICLES_PER_PAGE } from '#features/articles/rules/read/article-list-page.ts';
import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import { findCategoryBySlug, listCategories } from '#features/categories/rules/read-categories.ts';
import type { Db } from '#platform/db/schema.ts';
import { findSnippet, type HighlightedText, highlightText } from './highlighted-text.ts';
import { readSegmentStamp } from './index/read-index.ts';
import type { NamedEntity } from './names/name-index.ts';
import { selectNamed } from './names/select-named.ts';
import { answerQuery } from './query/answer-query.ts';
import type { SearchCorrection } from './query/read-query.ts';
import type { Ranking } from './rank/rank-articles.ts';
import { toPlainText, withoutTables } from './to-plain-text.ts';

/** How many of the best articles are shown. */
export const SEARCH_WINDOW = 300;
const MAX_SECTIONS = 8;

export interface SearchChoice {
  /** As typed. */
  query: string;
  /** From 1. */
  page?: number;
  /** The slug of a category. An unknown category finds nothing. */
  category?: string | null;
  /** The earliest publication, epoch milliseconds. */
  since?: number | null;
  sort?: 'relevance' | 'date';
}

/** A found article with its marked title and the part of its text that contains the words. */
export interface SearchResult extends ArticleSummary {
  markedTitle: HighlightedText;
  snippet: HighlightedText;
}

export interface SearchPage {
  articles: SearchResult[];
  /** At most `SEARCH_WINDOW`. When there are more, `isCapped` is true. */
  total: number;
  isCapped: boolean;
  /** How many of `total` have all words. They come first. */
  completeTotal: number;
  page: number;
  /** At least 1. */
  pages: number;
  /** The categories with the most hits, with their numbers, and always the chosen one. The choice does not change the numbers. */
  sections: { slug: string; name: string; count: number }[];
  correction: SearchCorrection | null;
  named: NamedEntity[];
}

/** A page without results, for example when the database does not answer. */
export function emptySearchPage(page: number): SearchPage {
  return {
    articles: [],
    total: 0,
    isCapped: false,
    completeTotal: 0,
    page,
    pages: page,
    sections: [],
    correction: null,
    named: [],
  };
}

/** Searches published articles by the words of title, tags, excerpt and text (spec §2.1), the most relevant first. */
export function searchArticles(db: Db, choice: SearchChoice): Promise<SearchPage> {
  const { query, page = 1, category = null, since = null, sort = 'relevance' } = choice;
  const key = JSON.stringify([query, page, category, since, sort]);
  return keepUntilChange(db, key, () => findPage(db, choice));
}

const MAX_KEPT = 200;

interface Kept {
  state: string;
  results: Map<string, Promise<unknown>>;
}

const keptResults = new WeakMap<Db, Kept>();

/**
 * The result with this key of an earlier call, unless the index or something that readers see has changed since then. Many readers
 * search for the same. Calls at the same time share one result.
 */
async function keepUntilChange<Result>(db: Db, key: string, find: () => Promise<Result>): Promise<Result> {
  const state = await readState(db);
  let kept = keptResults.get(db);
  if (kept?.state !== state) {
    kept = { state, results: new Map() };
    keptResults.set(db, kept);
  }
  const { results } = kept;
  const known = results.get(key) as Promise<Result> | undefined;
  if (known !== undefined) return known;
  const result = find();
  if (results.size >= MAX_KEPT) results.clear();
  results.set(key, result);
  result.catch(() => results.delete(key));
  return result;
}

/** Another text after every change of an article, a name or anything else that readers see. */
async function readState(db: Db): Promise<string> {
  const { generation, version, revision } = await db
    .selectFrom('search_state')
    .select(['generation', 'version'])
    .select((eb) =>
      eb.selectFrom('site_revision').select('revision').where('id', '=', sql.lit(1)).as('revision'),
    )
    .executeTakeFirstOrThrow();
  return `${generation} ${version} ${revision} ${readSegmentStamp(db)}`;
}

async function findPage(db: Db, choice: SearchChoice): Promise<SearchPage> {
  const { page = 1, since = null, sort = 'relevance' } = choice;
  const category = choice.category ? await findCategoryBySlug(db, { slug: choice.category }) : null;
  const isUnknownCategory = Boolean(choice.category) && !category;
  const { query, ranking } = await answerQuery(db, choice.query, {
    statuses: ['published'],
    since,
    sort,
    limit: SEARCH_WINDOW,
    categoryId: category?.id ?? null,
  });
  const found = isUnknownCategory ? [] : ranking.articleIds;
  const ids = found.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE);
  const [articles, sections, named] = await Promise.all([
    readResults(db, ids, query.isMatch),
    listSections(db, ranking.categories, category?.id ?? null),
    selectNamed(db, query.named),
  ]);
  return {
    articles,
    total: found.length,
    isCapped: ranking.matched > SEARCH_WINDOW,
    completeTotal: Math.min(found.length, ranking.complete),
    page,
    pages: Math.max(1, Math.ceil(found.length / ARTICLES_PER_PAGE)),
    sections,
    correction: query.correction,
    named,
  };
}

async function readResults(db: Db, ids: readonly string[], isMatch: WordTest): Promise<SearchResult[]> {
  if (ids.length === 0) return [];
  const cards = await listCardsInOrder(db, ids);
  const results = cards.map((card) => ({
    ...card,
    markedTitle: highlightText(card.title, isMatch),
    snippet: highlightText(card.excerpt, isMatch),
  }));
  const withoutMarks = results.filter(({ snippet }) => snippet.marks.length === 0).map(({ id }) => id);
  const contents = await readContents(db, withoutMarks);
  return results.map((result) => {
    const content = contents.get(result.id);
    const inText = content === undefined ? null : findSnippet(toPlainText(withoutTables(content)), isMatch);
    return inText ? { ...result, snippet: inText } : result;
  });
}

async function readContents(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('article').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.content]));
}

async function listSections(
  db: Db,
  counts: Ranking['categories'],
  chosen: string | null,
): Promise<SearchPage['sections']> {
  const all = (await listCategories(db)).map(({ id, slug, name }) => ({
    id,
    slug,
    name,
    count: counts.get(id) ?? 0,
  }));
  const most = all
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_SECTIONS);
  return all
    .filter((section) => section.id === chosen && !most.includes(section))
    .concat(most)
    .map(({ slug, name, count }) => ({ slug, name, count }));
}
