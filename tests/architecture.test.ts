import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as rules from './kit/source/architecture-rules.ts';
import { readSourceFile, readSourceTree } from './kit/source/source-tree.ts';

const tree = readSourceTree();

/** Each rule with files that break it, so that a rule that stopped working is noticed. */
const cases: [title: string, rule: rules.Rule, violations: Record<string, string>][] = [
  [
    'cli → app → features → platform → az; in a subject screens and server → rules → tables',
    rules.keepsDirection,
    {
      'src/az/a.ts': `import { db } from '#platform/db/schema.ts';`,
      'src/platform/http/b.ts': `import { x } from '#features/articles/rules/publish-article.ts';`,
      'src/platform/ui/c.tsx': `export { x } from '../../app/site/layout.tsx';`,
      'src/features/polls/rules/d.ts': `import type { X } from '../admin/poll-fields.tsx';`,
      'src/features/polls/admin/e.tsx': `import { PollBox } from '../site/poll-box.tsx';`,
      'src/features/polls/site/f.tsx': `const one = await import('#features/tags/admin/tag.tsx');`,
      'src/features/polls/site/g.tsx': `import { job } from '../server/poll-jobs.ts';`,
      'src/features/polls/feature.ts': `import { closePoll } from './rules/close-poll.ts';`,
      'src/features/polls/rules/h.ts': `import { menu } from '#app/admin/menu.ts';`,
      'src/app/server/i.ts': `import { runCli } from '#cli/run-cli.ts';`,
    },
  ],
  [
    'a declaration imports only words',
    rules.keepsDeclarationsData,
    {
      'src/features/one/feature.ts': `import { href } from '#platform/http/href.ts';`,
      'src/features/two/feature.ts': `import { Vote } from 'lucide-react';`,
      'src/app/feature.ts': `import { menu } from './admin/menu.ts';`,
    },
  ],
  [
    'migrations import only Kysely and each other',
    rules.keepsMigrationsIndependent,
    {
      'src/features/polls/migrations/0002-a.ts': `import { foldText } from '#az/letters.ts';`,
      'src/platform/db/migrations/0003-b.ts': `import type { Engine } from '../engine.ts';`,
      'src/platform/db/migrations/0004-c.ts': `import { z } from 'zod';`,
    },
  ],
  [
    'az imports no package',
    rules.keepsLanguageALeaf,
    { 'src/az/a.ts': `import { readFileSync } from 'node:fs';` },
  ],
  [
    'rules and the database know nothing of React',
    rules.keepsWebOutOfRules,
    {
      'src/features/tags/rules/a.ts': `import { data } from 'react-router';`,
      'src/platform/db/b.ts': `import type { ReactNode } from 'react';`,
    },
  ],
  [
    'subjects use each other one way only, rules and screens each in an order of their own',
    rules.keepsSubjectsInOrder,
    {
      'src/features/one/rules/a.ts': `import { x } from '#features/two/rules/b.ts';`,
      'src/features/two/rules/b.ts': `import type { X } from '#features/one/rules/a.ts';`,
      'src/features/one/site/a.tsx': `import { x } from '#features/two/site/b.tsx';`,
      'src/features/two/site/b.tsx': `import { x } from '#features/three/site/c.tsx';`,
      'src/features/three/site/c.tsx': `import { x } from '#features/one/site/a.tsx';`,
      'src/features/one/admin/a.tsx': `import { x } from '../../two/admin/b.tsx';`,
      'src/features/two/admin/b.tsx': `import { x } from '../../one/admin/a.tsx';`,
    },
  ],
  [
    'no import leads back to itself',
    rules.hasNoCycles,
    {
      'src/az/a.ts': `import { b } from './b.ts';`,
      'src/az/b.ts': `import type { C } from './c.ts';`,
      'src/az/c.ts': `export * from './a.ts';`,
    },
  ],
  [
    'only src/platform/config.ts reads the environment',
    rules.readsEnvironmentInOnePlace,
    {
      'src/app/server/a.ts': 'export const port = process.env.PORT;',
      'src/platform/db/b.ts': 'const { env } = process; export const url = env.X;',
    },
  ],
  [
    'time and chance enter rules as arguments',
    rules.keepsRulesRepeatable,
    {
      'src/features/one/rules/a.ts': 'export const a = () => new Date();',
      'src/features/one/rules/b.ts': 'export const b = () => Date.now();',
      'src/features/one/rules/c.ts': 'export const c = () => Math.random();',
      'src/features/one/rules/d.ts': 'export const d = () => crypto.randomUUID();',
    },
  ],
  [
    'durations are defined once',
    rules.writesDurationsOnce,
    {
      'src/features/one/rules/a.ts': 'const MINUTE = 60_000;',
      'src/app/server/b.ts': 'const wait = 24 * 60 * 60_000;',
      'src/features/one/site/c.ts': 'export const age = 24 * 3600;',
      'src/platform/http/d.ts': 'const kept = 86_400;',
      'tests/kit/e.ts': 'export const DAY_MS = 86_400_000;',
    },
  ],
  [
    'Intl is not asked for Azerbaijani',
    rules.formatsAzerbaijaniItself,
    {
      'src/app/a.ts': `new Intl.DateTimeFormat('az-AZ');`,
      'src/az/b.ts': `export const b = (n: number) => n.toLocaleString();`,
      'src/features/one/rules/c.ts': `export const c = (s: string) => s.toLocaleUpperCase("az");`,
      'src/platform/ui/d.ts': `export const d = (s: string, t: string) => s.localeCompare(t, 'az');`,
    },
  ],
  [
    'addresses are built by href(), whose paths the compiler knows',
    rules.buildsAddressesByHref,
    {
      'src/app/admin/a.tsx': `<Link to="/admin/users" />`,
      'src/features/one/site/b.ts': 'fetch(`/api/breaking?at=1`);',
      'src/features/one/rules/c.ts': `const address = \`\${siteUrl}/article/\${slug}\`;`,
      'src/app/server/d.ts': `if (path.startsWith('/admin/')) redirect('/contact');`,
    },
  ],
  [
    'no file is longer than 400 lines',
    rules.keepsFilesShort,
    { 'src/app/a.ts': 'x();\n'.repeat(401), 'src/styles/b.css': '\n'.repeat(401) },
  ],
  [
    'no folder holds more than 60 files',
    rules.keepsFoldersSmall,
    Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`src/platform/ui/a${at}.ts`, ''])),
  ],
  [
    'one name, one meaning in the whole program',
    rules.namesEverythingOnce,
    {
      'src/features/articles/rules/a.ts': 'export interface Card {}',
      'src/features/articles/site/b.tsx': 'export function Card() {}',
    },
  ],
  [
    'file names are kebab-case and say something',
    rules.namesFilesByMeaning,
    {
      'src/app/ArticleCard.tsx': '',
      'src/platform/ui/index.ts': '',
      'src/features/articles/rules/helpers.ts': '',
      'src/features/articles/article-service.ts': '',
      'src/app/site/snake_case.ts': '',
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
      const place = /^src\/platform\/ui\/a\d/.test(path) ? path.slice(0, path.lastIndexOf('/') + 1) : path;
      expect(found).toContain(place);
    }
  });
});

test('an allowed exception is not reported', () => {
  const allowed = [
    readSourceFile(
      'src/features/articles/site/a.tsx',
      `import type { Db } from '#platform/db/schema.ts';\n// new Date(), process.env`,
    ),
    readSourceFile(
      'src/features/articles/rules/b.ts',
      `import { x } from '#features/media/rules/picture.ts'; new Date(5); // Date.now()`,
    ),
    readSourceFile(
      'src/features/articles/rules/b.test.ts',
      `import { x } from '#app/server/create-site.ts'; new Date();`,
    ),
  ];
  for (const [, rule] of cases) expect(rule(allowed)).toEqual([]);
});

test('every imported file of ours exists', () => {
  const missing = tree.flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ target }) => target !== null && !existsSync(target) && !target.startsWith('src/styles/fonts/'),
      )
      .map(({ specifier }) => `${path} imports ${specifier}`),
  );
  expect(missing).toEqual([]);
});
