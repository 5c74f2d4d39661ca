import { expect, test } from 'vitest';
import {
  articleListAddress,
  hasArticleFilter,
  parseArticleListParameters,
  toArticleFilter,
} from './article-list-parameters.ts';

const parse = (query: string) => parseArticleListParameters(new URLSearchParams(query));

test('an address is the same after parsing and formatting', () => {
  const address =
    '/admin/articles?q=Qaraba%C4%9F&status=draft&category=football&author=Aysel&from=2026-03-01&to=2026-03-07&featured=1&noImage=1&mine=1&sort=title';
  expect(articleListAddress(parse(address.split('?')[1] ?? ''))).toBe(address);
  expect(articleListAddress(parse(''))).toBe('/admin/articles');
});

test('invalid parameters are ignored', () => {
  expect(articleListAddress(parse('status=lost&sort=luck&q=%20%20'))).toBe('/admin/articles');
  // The form shows a day that cannot be read again, with the reason.
  expect(parse('from=bu%20gün').from).toBe('bu gün');
  expect(toArticleFilter(parse('from=bu%20gün'), 'me')).toEqual({});
  expect(parse('from=7.3.2026').from).toBe('2026-03-07');
  expect(hasArticleFilter(parse('sort=title&after=x'))).toBe(false);
  expect(hasArticleFilter(parse('noImage='))).toBe(true);
});

test('days are days of Baku, the last one included; a byline is found in any spelling', () => {
  const filter = toArticleFilter(parse('from=2026-03-07&to=2026-03-07&author=Aysel%20Məmmədli&mine=1'), 'me');
  expect(filter).toEqual({
    from: Date.UTC(2026, 2, 6, 20),
    before: Date.UTC(2026, 2, 7, 20),
    author: 'aysel-memmedli',
    createdBy: 'me',
  });
});
