import { expect, test } from 'vitest';
import { findMenuEntry, menu, menuFor } from './menu.ts';
import { paletteWords } from './palette/text.ts';

const entries = menu.flatMap((group) => group.entries);

test('every key and every path is there once', () => {
  for (const list of [entries.map(({ key }) => key), entries.map(({ path }) => path)]) {
    expect(new Set(list).size).toBe(list.length);
  }
});

test('a role sees only groups with entries that it may open', () => {
  expect(menuFor('moderator').flatMap((group) => group.entries.map(({ path }) => path))).toEqual([
    '/admin/comments',
  ]);
  expect(menuFor('admin')).toEqual(menu);
});

test.each([
  ['/admin', '/admin'],
  ['/admin/articles/create', '/admin/articles/create'],
  ['/admin/articles/edit/1', '/admin/articles'],
  ['/admin/teams/1', '/admin/competitions'],
  ['/admin/seasons/1', '/admin/competitions'],
  ['/admin/webhooks/1', '/admin/distribution'],
  ['/admin/import/articles', '/admin/settings'],
  ['/admin/password', undefined],
])('the screen %s belongs to %s', (pathname, path) => {
  expect(findMenuEntry(pathname)?.path).toBe(path);
});

test('the command palette knows every screen by several words', () => {
  const paths = menu.flatMap(({ entries }) =>
    entries.flatMap(({ path, tabs = [] }) => [path, ...tabs.map((tab) => tab.path)]),
  );
  const unknown = paths.filter((path) => (paletteWords[path] ?? '').split(' ').length < 3);
  expect(unknown).toEqual([]);
});
