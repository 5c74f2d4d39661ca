import type { Db } from '#db/schema.ts';
import type { ArticleSummary } from '#domain/articles/article-summary.ts';
import { ARTICLES_PER_PAGE } from '#domain/articles/read/article-list-page.ts';
import { listCardsInOrder } from '#domain/articles/read/list-cards-in-order.ts';
import { findCategoryBySlug } from '#domain/categories/find-category-by-slug.ts';
import { listCategories } from '#domain/categories/list-categories.ts';
import { findHits, type Hit } from './find-hits.ts';
import { findSnippet, type HighlightedText, highlightText } from './highlighted-text.ts';
import { plainText } from './plain-text.ts';
import { rankHits } from './rank-hits.ts';
import { loosenQuery, parseSearchQuery, type SearchQuery } from './search-query.ts';

/** Of the articles that hold the words, the newest so many are ranked and shown. */
export const SEARCH_WINDOW = 300;
const MOST_SECTIONS = 8;

export interface SearchChoice {
  /** As typed. */
  query: string;
  /** From 1. */
  page?: number;
  /** A category's slug; one that does not exist has nothing. */
  category?: string | null;
  /** Published from then on, epoch milliseconds. */
  since?: number | null;
}

/** A found article: its title and the place of its text where the words stand. */
export interface SearchResult extends ArticleSummary {
  markedTitle: HighlightedText;
  snippet: HighlightedText;
}

export interface SearchPage {
  articles: SearchResult[];
  /** Never more than the window: then `isCapped` says that there are older ones. */
  total: number;
  isCapped: boolean;
  page: number;
  /** At least 1. */
  pages: number;
  /** The categories that the articles found stand in, most first; whatever category was chosen. */
  sections: { slug: string; name: string; count: number }[];
}

/** Published articles by the words in title, tags, excerpt and text (spec §2.1); most relevant first. */
export async function searchArticles(db: Db, choice: SearchChoice): Promise<SearchPage> {
  const { page = 1, since = null } = choice;
  const category = choice.category ? await findCategoryBySlug(db, { slug: choice.category }) : null;
  const isNowhere = Boolean(choice.category) && !category;
  const strict = parseSearchQuery(choice.query);
  let query = strict;
  const find = (categoryId: string | null) =>
    findHits(db, query, { categoryId, since, limit: SEARCH_WINDOW + 1 });

  let everywhere = await find(null);
  if (everywhere.length === 0 && strict.words.length > 0) {
    query = loosenQuery(strict);
    everywhere = await find(null);
  }
  const found = isNowhere ? [] : category ? await find(category.id) : everywhere;
  const ranked = rankHits(found.slice(0, SEARCH_WINDOW), query);
  const shown = ranked.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE);
  const ids = shown.map((hit) => hit.articleId);
  return {
    articles: await readResults(db, ids, query),
    total: ranked.length,
    isCapped: found.length > SEARCH_WINDOW,
    page,
    pages: Math.max(1, Math.ceil(ranked.length / ARTICLES_PER_PAGE)),
    sections: await listSections(db, everywhere),
  };
}

async function readResults(db: Db, ids: readonly string[], query: SearchQuery): Promise<SearchResult[]> {
  if (ids.length === 0) return [];
  const cards = await listCardsInOrder(db, ids);
  const rows = await db.selectFrom('article').select(['id', 'content']).where('id', 'in', ids).execute();
  const contents = new Map(rows.map((row) => [row.id, row.content]));
  return cards.map((card) => {
    const excerpt = highlightText(card.excerpt, query);
    const inText = excerpt.marks.length === 0 && findSnippet(plainText(contents.get(card.id) ?? ''), query);
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
    .slice(0, MOST_SECTIONS);
}
