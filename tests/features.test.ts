import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { features } from '#app/features.ts';
import { defineFeature, type Feature, type ScreenDeclaration } from '#platform/features/define-feature.ts';
import * as rules from './kit/source/feature-rules.ts';
import { readSourceFile, readSourceTree } from './kit/source/source-tree.ts';

const tree = readSourceTree();

const feature = (part: Partial<Feature>): Feature => ({
  name: 'polls',
  screens: {},
  help: {},
  audit: {},
  tables: {},
  persons: {},
  ...part,
});
const withScreens = (declared: Record<string, ScreenDeclaration>) => feature({ screens: declared });
const module = 'admin/polls.tsx';
const topic = { place: 1, title: 'Sorğular', intro: '', points: [] };
const menu = { group: 'system', place: 10, label: 'Sorğular', icon: 'Vote', key: 'v' } as const;

/** Each rule with declarations that break it, and a part of the message for each of them. */
const cases: [title: string, rule: rules.FeatureRule, broken: Feature[], messages: string[]][] = [
  [
    'every named module exists',
    rules.namesModulesThatExist,
    [
      withScreens({ '/a': { module: 'site/gone.tsx' } }),
      withScreens({ '/b': { module, guard: 'admin/gone-guard.ts' } }),
      withScreens({ '/c': { module, frame: ['site/gone-frame.tsx'] } }),
    ],
    ['polls/site/gone.tsx', 'polls/admin/gone-guard.ts', 'polls/site/gone-frame.tsx'],
  ],
  [
    'every route module is declared',
    rules.declaresEveryRoute(tree),
    [feature({})],
    ['src/features/polls/admin/poll.tsx', 'src/features/feeds/site/feed-route.ts'],
  ],
  [
    'every recorded audit action has a name',
    rules.namesEveryAuditAction(tree),
    [feature({})],
    ['article.create', 'issue.delete'],
  ],
  [
    'nothing is declared twice',
    rules.saysEverythingOnce,
    [
      feature({
        screens: { '/a': { module, menu }, '/b': { module, menu } },
        help: { a: topic, b: topic },
        tables: { poll: 'archived' },
        audit: { actions: { 'poll.create': 'Yaradıldı' } },
      }),
      feature({
        screens: {
          '/a': { module },
          '/c': { module, tab: { of: '/admin', place: 1, label: '' } },
          '/d': { module, tab: { of: '/admin', place: 1, label: '' } },
        },
        help: { a: { ...topic, place: 2 } },
        tables: { poll: 'derived' },
        audit: { actions: { 'poll.create': 'Əlavə edildi' } },
      }),
    ],
    [
      'feature polls',
      'address /a',
      'help topic a',
      'place 1 of the help',
      'table poll',
      'menu key v',
      'place 10 of the group system',
      'place 1 of the tabs of /admin',
      'poll.create',
    ],
  ],
  [
    'every page of the back-office has a help topic, and every topic a page',
    rules.explainsEveryPage,
    [
      feature({
        screens: {
          '/admin/a': { module, role: 'author' },
          '/admin/b': { module, role: 'author', help: 'missing' },
        },
        help: { unused: topic },
      }),
    ],
    ['/admin/a', 'topic missing', 'topic unused'],
  ],
  [
    'the command palette finds every listed screen by several words',
    rules.findsEveryListedScreen,
    [
      withScreens({
        '/admin/a': { module, menu, words: 'sorğu anket' },
        '/admin/b': { module, command: 'Sorğu' },
      }),
    ],
    ['/admin/a', '/admin/b'],
  ],
  [
    'tabs, screens below others and counters belong to menu entries',
    rules.belongsToMenuEntries,
    [
      withScreens({
        '/admin/a': { module, menu: { ...menu, counter: { name: 'unread', label: '' } } },
        '/admin/b': { module, tab: { of: '/admin/a', place: 1, label: '' } },
        '/admin/c': { module, below: '/admin/b' },
        '/admin/d': { module, inside: '/admin/a' },
      }),
    ],
    ['counter unread', '/admin/b is a tab', '/admin/c is below', '/admin/d cannot be inside'],
  ],
];

describe.each(cases)('%s', (_title, rule, broken, messages) => {
  test('holds', () => {
    expect(rule(features)).toEqual([]);
  });

  test('would be noticed if it did not', () => {
    const found = rule(broken).join('\n');
    for (const message of messages) expect(found).toContain(message);
  });
});

test('every declaration is in the list of features', () => {
  const declared = globSync('src/features/*/feature.ts').map((path) => path.split('/')[2]);
  const listed: string[] = features.map(({ name }) => name).filter((name) => name !== 'app');
  expect(listed.toSorted()).toEqual(declared.toSorted());
});

test('a module with a loader is a route module, a test of it is not', () => {
  const route = readSourceFile('src/features/polls/site/a.ts', 'export const loader = () => null;');
  const ofRoute = readSourceFile(
    'src/features/polls/site/a.test.ts',
    `import type { Route } from './+types/a.ts';`,
  );
  expect(rules.declaresEveryRoute([route, ofRoute])([])).toHaveLength(1);
});

// After a change: `npx vitest run --project unit tests/features.test.ts -u`, then read the difference.
test('every address of the back-office requires the role that was reviewed', async () => {
  const roles = screens
    .filter(({ path }) => /^\/admin(?:\/|$)/.test(path))
    .map(({ path, role }) => `${path} ${role}\n`);
  await expect(roles.sort().join('')).toMatchFileSnapshot('http/admin/access.txt');
});

const guarded = screens.flatMap(({ path, role, guard }) =>
  role && role !== 'nobody' ? [{ path, role, guard: guard ?? `app/admin/guards/${role}.ts` }] : [],
);
test.each([...new Map(guarded.map((one) => [`${one.guard} ${one.role}`, one])).values()])(
  '$guard requires the role $role',
  async ({ guard, role }) => {
    const { middleware } = await import(`../src/${guard}`);
    expect(middleware.flatMap((one: { role?: string }) => one.role ?? [])).toEqual([role]);
  },
);

test('a declaration with a missing or a wrong part does not compile', () => {
  const name = 'polls';
  const wrongIcon = { ...menu, icon: 'A' } as const;
  // @ts-expect-error: no role
  defineFeature({ name, screens: { '/admin/a': { module, help: null } } });
  // @ts-expect-error: no help topic
  defineFeature({ name, screens: { '/admin/a': { module, role: 'author' } } });
  // @ts-expect-error: a role for readers
  defineFeature({ name, screens: { '/a': { module, role: 'author' } } });
  // @ts-expect-error: a misspelled property
  defineFeature({ name, screens: { '/a': { module, knd: 'data' } } });
  // @ts-expect-error: an unknown icon
  defineFeature({ name, screens: { '/admin/a': { module, role: 'author', help: null, menu: wrongIcon } } });
  // @ts-expect-error: a table that the database does not have
  defineFeature({ name, tables: { pol: 'archived' } });
  // The topic of the screen above counts for the screens below it.
  const { screens: both } = defineFeature({
    name,
    screens: {
      '/admin/a': { module, role: 'author', help: null },
      '/admin/a/:id': { module, role: 'author' },
    },
  });
  expect(Object.keys(both)).toEqual(['/admin/a', '/admin/a/:id']);
});
