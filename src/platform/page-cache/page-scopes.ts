import { createContext, type RouterContextProvider } from 'react-router';
import type { RevisionScope } from '#platform/db/revision-scope.ts';

/** Collects the scopes that one page shows. The page cache gets them; readers do not. */
export interface PageScopes {
  page: Set<RevisionScope>;
  frame: Set<RevisionScope>;
}

export const pageScopesContext = createContext<PageScopes>();

export const createPageScopes = (): PageScopes => ({ page: new Set(), frame: new Set() });

/**
 * Says what the page of a loader shows. The page is then rendered again only when one of these scopes or of those of the
 * layout has changed. A page that says nothing is rendered again after every change.
 */
export function showsScopes(
  context: Readonly<RouterContextProvider>,
  ...scopes: readonly RevisionScope[]
): void {
  for (const scope of scopes) context.get(pageScopesContext).page.add(scope);
}

/** Says what a layout shows around its pages. */
export function layoutShowsScopes(
  context: Readonly<RouterContextProvider>,
  ...scopes: readonly RevisionScope[]
): void {
  for (const scope of scopes) context.get(pageScopesContext).frame.add(scope);
}

/** Whether a page, without what is around it, shows a match. */
export const showsMatches = ({ page }: PageScopes): boolean =>
  [...page].some((scope) => scope === 'matches' || /^(?:match|coverage):/.test(scope));

/** All scopes of a rendered page; null when its loader said nothing, so that it depends on every change. */
export function listPageScopes({ page, frame }: PageScopes): readonly RevisionScope[] | null {
  return page.size === 0 ? null : [...new Set([...page, ...frame])];
}
