import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routePaths } from '#domain/route-paths.ts';
import * as rules from './kit/source/architecture-rules.ts';
import { listRoutes } from './kit/source/list-routes.ts';
import { readSourceFile, readSourceTree } from './kit/source/source-tree.ts';

const tree = readSourceTree();

/** Each rule with files that break it, so that a rule that stopped working is noticed. */
const cases: [title: string, rule: rules.Rule, violations: Record<string, string>][] = [
  [
    'server → app → domain → db, with az a leaf',
    rules.keepsDirection,
    {
      'domain/articles/a.ts': `import { x } from '#app/context.ts';`,
      'domain/articles/b.ts': `export { x } from '../../server/clock.ts';`,
      'app/site/c.tsx': `import { openDatabase } from '#db/open-database.ts';`,
      'app/site/d.tsx': `const seed = await import('#db/seed/seed-categories.ts');`,
      'db/e.ts': `import type { X } from '#domain/errors.ts';`,
      'az/f.ts': `import { db } from '#db/schema.ts';`,
      'server/g.ts': `import { runCli } from '#cli/run-cli.ts';`,
    },
  ],
  [
    'migrations import only Kysely and each other',
    rules.keepsMigrationsIndependent,
    {
      'db/migrations/0002-a.ts': `import { foldText } from '#az/letters.ts';`,
      'db/migrations/0003-b.ts': `import type { Engine } from '../engine.ts';`,
      'db/migrations/0004-c.ts': `import { z } from 'zod';`,
    },
  ],
  [
    'az imports no package',
    rules.keepsLanguageALeaf,
    { 'az/a.ts': `import { readFileSync } from 'node:fs';` },
  ],
  [
    'domain and db know nothing of React',
    rules.keepsWebOutOfDomain,
    {
      'domain/a.ts': `import { data } from 'react-router';`,
      'db/b.ts': `import type { ReactNode } from 'react';`,
    },
  ],
  [
    'site, admin, dev and feeds do not know each other',
    rules.keepsScreensApart,
    {
      'app/admin/a.tsx': `import { ArticleCard } from '#app/site/cards/article-card.tsx';`,
      'app/ui/b.tsx': `import type { Nav } from '../site/navigation.ts';`,
    },
  ],
  [
    'subjects of the domain use each other one way only',
    rules.keepsSubjectsApart,
    {
      'domain/media/a.ts': `import { x } from '../articles/article-card.ts';`,
      'domain/matches/b.ts': `import type { X } from '#domain/categories/category.ts';`,
      'domain/c.ts': `import { x } from './media/picture.ts';`,
      'domain/weather/d.ts': '',
    },
  ],
  [
    'no import leads back to itself',
    rules.hasNoCycles,
    {
      'az/a.ts': `import { b } from './b.ts';`,
      'az/b.ts': `import type { C } from './c.ts';`,
      'az/c.ts': `export * from './a.ts';`,
    },
  ],
  [
    'only server/config.ts reads the environment',
    rules.readsEnvironmentInOnePlace,
    {
      'server/a.ts': 'export const port = process.env.PORT;',
      'db/b.ts': 'const { env } = process; export const url = env.X;',
    },
  ],
  [
    'time and chance enter the domain as arguments',
    rules.keepsDomainRepeatable,
    {
      'domain/a.ts': 'export const a = () => new Date();',
      'domain/b.ts': 'export const b = () => Date.now();',
      'domain/c.ts': 'export const c = () => Math.random();',
      'domain/d.ts': 'export const d = () => crypto.randomUUID();',
    },
  ],
  [
    'Intl is not asked for Azerbaijani',
    rules.formatsAzerbaijaniItself,
    {
      'app/a.ts': `new Intl.DateTimeFormat('az-AZ');`,
      'az/b.ts': `export const b = (n: number) => n.toLocaleString();`,
      'domain/c.ts': `export const c = (s: string) => s.toLocaleUpperCase("az");`,
      'app/d.ts': `export const d = (s: string, t: string) => s.localeCompare(t, 'az');`,
    },
  ],
  [
    'addresses are built by href(), whose paths the compiler knows',
    rules.buildsAddressesByHref,
    {
      'app/admin/a.tsx': `<Link to="/admin/users" />`,
      'app/site/b.ts': 'fetch(`/api/breaking?at=1`);',
      'domain/c.ts': `const address = \`\${siteUrl}/article/\${slug}\`;`,
      'server/d.ts': `if (path.startsWith('/admin/')) redirect('/contact');`,
    },
  ],
  [
    'no file is longer than 400 lines',
    rules.keepsFilesShort,
    { 'app/a.ts': 'x();\n'.repeat(401), 'app/b.css': '\n'.repeat(401) },
  ],
  [
    'no folder holds more than 40 files',
    rules.keepsFoldersSmall,
    Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`app/ui/a${at}.ts`, ''])),
  ],
  [
    'one name, one meaning in domain and app',
    rules.namesEverythingOnce,
    {
      'domain/articles/a.ts': 'export interface Card {}',
      'app/site/b.tsx': 'export function Card() {}',
    },
  ],
  [
    'file names are kebab-case and say something',
    rules.namesFilesByMeaning,
    {
      'app/ArticleCard.tsx': '',
      'app/ui/index.ts': '',
      'domain/articles/helpers.ts': '',
      'domain/article-service.ts': '',
      'app/site/snake_case.ts': '',
    },
  ],
];

describe.each(cases)('%s', (_title, rule, violations) => {
  test('holds', () => {
    expect(rule(tree)).toEqual([]);
  });

  test('would be noticed if it did not', () => {
    const files = Object.entries(violations).map(([path, text]) => readSourceFile(path, text));
    const found = rule(files).join('\n');
    for (const path of Object.keys(violations)) {
      const place = /^domain\/weather\/|^app\/ui\/a\d/.test(path)
        ? path.slice(0, path.lastIndexOf('/') + 1)
        : path;
      expect(found).toContain(place);
    }
  });
});

test('what is allowed is not held against a file', () => {
  const allowed = [
    readSourceFile('app/site/a.tsx', `import type { Db } from '#db/schema.ts';\n// new Date(), process.env`),
    readSourceFile(
      'domain/articles/b.ts',
      `import { x } from '../media/picture.ts'; new Date(5); // Date.now()`,
    ),
    readSourceFile('domain/articles/b.test.ts', `import { x } from '#app/context.ts'; new Date();`),
  ];
  for (const [, rule] of cases) expect(rule(allowed)).toEqual([]);
});

test('every imported file of ours exists', () => {
  const missing = tree.flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ target }) => target !== null && !existsSync(target) && !target.startsWith('app/styles/fonts/'),
      )
      .map(({ specifier }) => `${path} imports ${specifier}`),
  );
  expect(missing).toEqual([]);
});

test('every address has a file that answers it, and href() knows it', () => {
  const routes = listRoutes();
  const paths = routes.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  expect([...routePaths].sort()).toEqual(paths.sort());
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter(({ file }) => !existsSync(`app/${file}`))).toEqual([]);
});
