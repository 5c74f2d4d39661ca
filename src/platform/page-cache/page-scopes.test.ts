import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ALL_CATEGORIES } from '#platform/site/addresses.ts';
import {
  cardScopes,
  categoryScopes,
  createPageScopes,
  layoutShowsScopes,
  listPageScopes,
  matchScopes,
  pageScopesContext,
  showsMatches,
  showsScopes,
  tableScopes,
} from './page-scopes.ts';

it('a page shows its own scopes and those around it, each once', () => {
  const context = new RouterContextProvider();
  const scopes = createPageScopes();
  context.set(pageScopesContext, scopes);
  layoutShowsScopes(context, 'settings', 'articles');
  // The page itself has said nothing, so that it depends on every change.
  expect(listPageScopes(scopes)).toBeNull();
  showsScopes(context, 'articles', 'match:a');
  expect(listPageScopes(scopes)).toEqual(['articles', 'match:a', 'settings']);
  expect(scopes.readAt).toBe(Number.POSITIVE_INFINITY);
});

it.each([
  [['matches'], [], true],
  [['match:a'], [], true],
  [['coverage:a'], [], true],
  [['article:match:a'], [], false],
  [['articles'], ['matches'], false],
  [[], [], false],
] as const)('a page that shows %j within %j shows a match: %s', (page, frame, shows) => {
  const scopes = { ...createPageScopes(), page: new Set(page), frame: new Set(frame) };
  expect(showsMatches(scopes as Parameters<typeof showsMatches>[0])).toBe(shows);
});

it('cards show their categories, lists of matches each match, and a table its season', () => {
  expect(cardScopes([{ category: { slug: 'apl' } }, { category: null }])).toEqual(['category:apl']);
  expect(matchScopes([{ id: 'a' }, { id: 'b' }])).toEqual(['matches', 'match:a', 'match:b']);
  expect(tableScopes({ season: { id: 's' } })).toEqual(['standings:s']);
  expect([tableScopes(null), tableScopes(undefined)]).toEqual([[], []]);
  expect(categoryScopes('apl')).toEqual(['category:apl', 'category-articles:apl']);
  expect(categoryScopes(ALL_CATEGORIES)).toEqual(['articles']);
});
