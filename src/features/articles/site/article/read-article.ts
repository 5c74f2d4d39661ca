import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { readTableHeads } from '#features/competitions/site/read-competition-view.ts';
import { listNamesIn } from '#features/search/rules/names/list-names.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { listContentBlocks } from '../../rules/article-content.ts';
import type { ArticleSummary } from '../../rules/article-summary.ts';
import type { ArticlePage } from '../../rules/read/article-page.ts';
import { findArticleBySlug } from '../../rules/read/find-article-by-slug.ts';
import { findMovedSlug } from '../../rules/read/find-moved-slug.ts';
import { listRelatedArticles } from '../../rules/read/list-related-articles.ts';

/** What is found at the address of an article. */
export type ArticleResult =
  | { kind: 'found'; article: ArticlePage }
  | { kind: 'moved'; slug: string }
  /** `isFailure`: it could not be read, and the error is logged. The not-found page is shown in both cases (spec §8). */
  | { kind: 'missing'; isFailure: boolean };

/** Finds the article of a slug as readers see it. Does not throw. */
export async function readArticle(context: RouteContext, { slug }: { slug: string }): Promise<ArticleResult> {
  const { db, logError } = servicesOf(context);
  try {
    const article = await findArticleBySlug(db, { slug, readPart: (...part) => readPart(context, ...part) });
    if (article) {
      showsScopes(context, `article:${article.id}`, ...cardScopes([article]));
      showsScopes(context, ...article.tags.map((tag) => `tag:${tag.slug}` as const));
      // The list of related articles.
      if (article.category) showsScopes(context, `category-articles:${article.category.slug}`);
      return { kind: 'found', article };
    }
    const moved = await findMovedSlug(db, { slug });
    return moved ? { kind: 'moved', slug: moved } : { kind: 'missing', isFailure: false };
  } catch (error) {
    logError(`article ${slug} not read`, error);
    return { kind: 'missing', isFailure: true };
  }
}

/** The related articles of an article. Empty when they cannot be read. */
export async function readRelated(
  context: RouteContext,
  { article }: { article: ArticlePage },
): Promise<ArticleSummary[]> {
  const { db } = servicesOf(context);
  const groups = await readPart(
    context,
    'names in an article',
    () => listNamesIn(db, [article.title, ...article.tags.map((tag) => tag.name)]),
    [],
  );
  const names = groups.flatMap((group) => group.names);
  return readPart(context, 'related articles', () => listRelatedArticles(db, { article, names }), []);
}

/**
 * The first places of the table of the competition that the article's category is about. None when there is no such table, when
 * the text shows it, or when it cannot be read.
 */
export async function readRailTables(
  context: RouteContext,
  { category, content }: Pick<ArticlePage, 'category' | 'content'>,
): Promise<LeagueTable[]> {
  if (!category) return [];
  const { db } = servicesOf(context);
  const tables = await readPart(
    context,
    'table beside an article',
    () => readTableHeads(db, { categorySlug: category.slug }),
    [],
  );
  showsScopes(context, ...tableScopes(tables[0]));
  const isInText = listContentBlocks(content).some(
    ({ kind, id }) => kind === 'league-table' && id === tables[0]?.season.id,
  );
  return isInText ? [] : tables;
}
