import { expect, test } from 'vitest';
import { listTopics } from './help/list-topics.server.ts';
import { listNavigation } from './list-navigation.server.ts';
import { findHelpTopic, findMenuEntry } from './menu.ts';

const admin = listNavigation('admin');

test('the menu has its groups and entries in their order', () => {
  expect(admin.menu.map(({ label }) => label)).toEqual([
    null,
    'Məqalələr və sayt',
    'Futbol',
    'Oxucular',
    'Sistem',
  ]);
  expect(admin.menu[1]?.entries.map(({ label }) => label)).toEqual([
    'Məqalələr',
    'Yeni məqalə',
    'Şəkillər',
    'Sorğular',
    'Kateqoriyalar',
    'Teqlər',
    'Ana səhifə',
    'Təcili zolaq',
  ]);
});

test('what only keeps the site running is at the end of the menu, under “Sistem”', () => {
  const system = (role: 'author' | 'editor' | 'admin') =>
    listNavigation(role)
      .menu.find(({ label }) => label === 'Sistem')
      ?.entries.map(({ path }) => path);
  expect(system('author')).toBeUndefined();
  expect(system('editor')).toEqual(['/admin/feeds', '/admin/distribution']);
  expect(system('admin')).toEqual([
    '/admin/feeds',
    '/admin/distribution',
    '/admin/users',
    '/admin/audit',
    '/admin/settings',
  ]);
});

test('a role sees only groups, tabs and topics of screens that it may open', () => {
  const ofModerator = listNavigation('moderator').menu.flatMap((group) => group.entries);
  expect(ofModerator.map(({ path }) => path)).toEqual(['/admin/comments']);
  const tabsOf = (role: 'editor' | 'admin') =>
    findMenuEntry(listNavigation(role).menu, '/admin/distribution')?.tabs.map(({ path }) => path);
  expect(tabsOf('editor')).toEqual(['/admin/distribution', '/admin/push']);
  expect(tabsOf('admin')).toEqual(['/admin/distribution', '/admin/push', '/admin/webhooks']);
  expect(listTopics('author').map(({ name }) => name)).not.toContain('users');
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
  expect(findMenuEntry(admin.menu, pathname)?.path).toBe(path);
});

test.each([
  ['/admin', 'dashboard'],
  ['/admin/articles', 'articles'],
  ['/admin/articles/edit/abc', 'article'],
  ['/admin/articles/deleted', 'articles'],
  ['/admin/matches/abc/line-ups', 'matches'],
  ['/admin/push', 'distribution'],
  ['/admin/settings/mail', 'settings'],
  ['/admin/yoxdur', null],
])('the screen %s is explained by %s', (pathname, topic) => {
  expect(findHelpTopic(admin, pathname)).toBe(topic);
});

test('the topics are in the order in which a new editor needs them, each with its screen', () => {
  const topics = listTopics('admin').map(({ name, path }) => [name, path]);
  expect(topics.slice(0, 5)).toEqual([
    ['firstSteps', null],
    ['dashboard', '/admin'],
    ['articles', '/admin/articles'],
    ['article', '/admin/articles/create'],
    ['revisions', null],
  ]);
  expect(topics).toContainEqual(['distribution', '/admin/distribution']);
});
