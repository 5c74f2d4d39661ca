import type { Db } from '#db/schema.ts';
import type { ArticleSummary } from '#domain/articles/article-summary.ts';
import { ARTICLES_PER_PAGE } from '#domain/articles/read/article-list-page.ts';
import { listCardsInOrder } from '#domain/articles/read/list-cards-in-order.ts';
import { findCategoryBySlug } from '#domain/categories/find-category-by-slug.ts';
import { listCategories } from '#domain/categories/list-categories.ts';
import { findHits, type Hit } from './find-hits.ts';
import { findSnippet, type HighlightedText, highlightText } from './highlighted-text.ts';
import { rankHits } from './rank-hits.ts';
import { loosenQuery, parseSearchQuery, type SearchQuery } from './search-query.ts';
import { toPlainText } from './to-plain-text.ts';

/** How many of the newest matching articles are ranked and shown. */
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
  page: number;
  /** At least 1. */
  pages: number;
  /** The categories of all hits with their numbers, the most first. The chosen category does not matter. */
  sections: { slug: string; name: string; count: number }[];
}

/** Searches published articles by the words of title, tags, excerpt and text (spec §2.1), the most relevant first. */
export async function searchArticles(db: Db, choice: SearchChoice): Promise<SearchPage> {
  const { page = 1, since = null } = choice;
  const category = choice.category ? await findCategoryBySlug(db, { slug: choice.category }) : null;
  const isUnknownCategory = Boolean(choice.category) && !category;
  const strict = parseSearchQuery(choice.query);
  let query = strict;
  const find = (categoryId: string | null) =>
    findHits(db, query, { categoryId, since, limit: SEARCH_WINDOW + 1 });

  let allHits = await find(null);
  if (allHits.length === 0 && strict.words.length > 0) {
    query = loosenQuery(strict);
    allHits = await find(null);
  }
  const found = isUnknownCategory ? [] : category ? await find(category.id) : allHits;
  const ranked = rankHits(found.slice(0, SEARCH_WINDOW), query);
  const hitsOfPage = ranked.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE);
  const ids = hitsOfPage.map((hit) => hit.articleId);
  return {
    articles: await readResults(db, ids, query),
    total: ranked.length,
    isCapped: found.length > SEARCH_WINDOW,
    page,
    pages: Math.max(1, Math.ceil(ranked.length / ARTICLES_PER_PAGE)),
    sections: await listSections(db, allHits),
  };
}

async function readResults(db: Db, ids: readonly string[], query: SearchQuery): Promise<SearchResult[]> {
  if (ids.length === 0) return [];
  const cards = await listCardsInOrder(db, ids);
  const rows = await db.selectFrom('article').select(['id', 'content']).where('id', 'in', ids).execute();
  const contents = new Map(rows.map((row) => [row.id, row.content]));
  return cards.map((card) => {
    const excerpt = highlightText(card.excerpt, query);
    const inText = excerpt.marks.length === 0 && findSnippet(toPlainText(contents.get(card.id) ?? ''), query);
    return { ...card, markedTitle: highlightText(card.title, query), snippet: inText || excerpt };
  });
}

async function listSections(db: Db, hits: readonly Hit[]): Promise<SearchPage['sections']> {
  if (hits.length === 0) return [];
  const counts = new Map<string | null, number>();
  for (const { categoryId } of hits) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return (await listCategories(db))
    .map(({ id, slug, name }) => ({ slug, name, count: counts.get(id) ?? 0 }))
    .filter((section) => section.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_SECTIONS);
}
