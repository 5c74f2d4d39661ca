import { expect, test } from 'vitest';
import { deskFilterOf, isNarrowed, listAddress, parseListChoice } from './list-choice.ts';

const parse = (query: string) => parseListChoice(new URLSearchParams(query));

test('an address and its choice are one and the same', () => {
  const address =
    '/admin/articles?q=Qaraba%C4%9F&status=draft&category=football&author=Aysel&from=2026-03-01&to=2026-03-07&featured=1&noImage=1&mine=1&sort=title';
  expect(listAddress(parse(address.split('?')[1] ?? ''))).toBe(address);
  expect(listAddress(parse(''))).toBe('/admin/articles');
});

test('what makes no sense is left out', () => {
  expect(listAddress(parse('status=lost&sort=luck&from=bu%20gün&q=%20%20'))).toBe('/admin/articles');
  expect(isNarrowed(parse('sort=title&after=x'))).toBe(false);
  expect(isNarrowed(parse('noImage='))).toBe(true);
});

test('days are days of Baku, the last one included; a byline is found in any spelling', () => {
  const filter = deskFilterOf(parse('from=2026-03-07&to=2026-03-07&author=Aysel%20Məmmədli&mine=1'), 'me');
  expect(filter).toEqual({
    from: Date.UTC(2026, 2, 6, 20),
    before: Date.UTC(2026, 2, 7, 20),
    author: 'aysel-memmedli',
    createdBy: 'me',
  });
});
