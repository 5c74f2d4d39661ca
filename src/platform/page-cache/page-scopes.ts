import { createContext } from 'react-router';
import type { RevisionScope } from '#platform/db/revision-scope.ts';
import type { RouteContext } from '#platform/http/context.ts';
import { ALL_CATEGORIES } from '#platform/site/addresses.ts';

/** Collects what one page shows, for the page cache. */
export interface PageScopes {
  page: Set<RevisionScope>;
  frame: Set<RevisionScope>;
  /** When the oldest kept part of the page was read, epoch ms; infinite without one. */
  readAt: number;
}

export const pageScopesContext = createContext<PageScopes>();

export const createPageScopes = (): PageScopes => ({
  page: new Set(),
  frame: new Set(),
  readAt: Number.POSITIVE_INFINITY,
});

/**
 * Says what the page of a loader shows. The page is then rendered again only when one of these scopes or of those of the
 * layout has changed. A page that says nothing is rendered again after every change.
 */
export function showsScopes(context: RouteContext, ...scopes: readonly RevisionScope[]): void {
  for (const scope of scopes) context.get(pageScopesContext).page.add(scope);
}

/** Says what a layout shows around its pages. */
export function layoutShowsScopes(context: RouteContext, ...scopes: readonly RevisionScope[]): void {
  for (const scope of scopes) context.get(pageScopesContext).frame.add(scope);
}

/** Whether a page, without what is around it, shows a match. */
export const showsMatches = ({ page }: PageScopes): boolean =>
  [...page].some((scope) => scope === 'matches' || /^(?:match|coverage):/.test(scope));

/** All scopes of a rendered page; null when its loader said nothing, so that it depends on every change. */
export function listPageScopes({ page, frame }: PageScopes): readonly RevisionScope[] | null {
  return page.size === 0 ? null : [...new Set([...page, ...frame])];
}

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
