import type { RevisionScope } from '#platform/db/revision-scope.ts';
import { ALL_CATEGORIES } from '#platform/site/addresses.ts';

/** The scopes of the categories that cards of articles name. */
export function cardScopes(articles: readonly { category: { slug: string } | null }[]): RevisionScope[] {
  return articles.flatMap(({ category }) => (category ? [`category:${category.slug}` as const] : []));
}

/** The scopes of a list of matches: each match, and which matches there are. */
export function matchScopes(matches: readonly { id: string }[]): RevisionScope[] {
  return ['matches', ...matches.map(({ id }) => `match:${id}` as const)];
}

/** The scopes of a league table; none without a table. */
export function tableScopes(table: { season: { id: string } } | null | undefined): RevisionScope[] {
  return table ? [`standings:${table.season.id}`] : [];
}

/** The scopes of the list of a category, by slug, without the categories that its cards name. */
export function categoryScopes(slug: string): RevisionScope[] {
  return slug === ALL_CATEGORIES ? ['articles'] : [`category:${slug}`, `category-articles:${slug}`];
}
