import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { serverFeatures } from '#app/server/features.ts';
import { platformVariables } from '#platform/config.ts';
import { listDeclared } from '#platform/features/join-server-features.ts';
import { readSourceFile } from './kit/source/source-tree.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

test('.env.example lists every variable, and the README those of the platform', () => {
  const subjects = listDeclared(serverFeatures, 'environment').map(({ variables }) => variables);
  const platform = Object.keys(platformVariables).sort();
  const settings = [...platform, ...subjects.flatMap(Object.keys)].sort();
  expect(namesIn(read('.env.example'), /^#?([A-Z][A-Z0-9_]+)=/gm)).toEqual(settings);
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  expect(namesIn(table.join(), /`([A-Z][A-Z0-9_]+)`/g)).toEqual(platform);
});

test('the README names every command, and each has its script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const [name, command] of Object.entries(scripts)) {
    expect(read('README.md')).toMatch(new RegExp(`\`npm (?:run )?${name}\``));
    const script = /run\.mjs (\S+)/.exec(command)?.[1];
    if (script) expect(existsSync(`scripts/${script}.ts`), `scripts/${script}.ts`).toBe(true);
  }
});

test.each(globSync(['*.md', 'docs/**/*.md']))('the targets of the links of %s exist', (path) => {
  const links = namesIn(read(path), /(?<!!)\[[^\]]*\]\(([^)#]+)\)/g).filter((link) => !link?.includes(':'));
  expect(links.filter((link) => !existsSync(join(dirname(path), link ?? '')))).toEqual([]);
});

test.each(globSync(['*.md', 'docs/**/*.md']))('the files that %s names exist', (path) => {
  const named = namesIn(read(path), /`((?:src|cli|scripts|tests|docs)\/[\w./-]+)`/g);
  expect(named.filter((file) => !existsSync(file ?? ''))).toEqual([]);
});

test('the paths of docs/architecture.md lead from file to file', () => {
  const paths = read('docs/architecture.md')
    .split(/\n\n/)
    .filter((block) => block.startsWith('1. '))
    .map((block) =>
      [...block.matchAll(/^\d+\. \[`([^`]+)`\](.*)$/gm)].map(([, file = '', text = '']) => ({ file, text })),
    );
  expect(paths.map((path) => path.length)).toEqual([8, 6, 6, 5, 11, 7, 4, 3, 5, 5, 8, 6, 9]);
  const imports = (file: string) => readSourceFile(file, read(file)).imports.map(({ target }) => target);
  for (const path of paths)
    for (const [at, { file, text }] of path.entries()) {
      const above = path[at - 1]?.file;
      if (above === undefined) continue;
      const shared = /, through `([^`]+)`/.exec(text)?.[1];
      const isJoined = shared
        ? [above, file].every((one) => read(one).includes(shared))
        : imports(above).includes(file) || imports(file).includes(above);
      expect(isJoined, `${above} → ${file}`).toBe(true);
    }
});
