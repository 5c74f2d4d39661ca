import { expect, test } from 'vitest';
import { isTest, readSourceTree } from './kit/source/source-tree.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/**/text.ts',
    '/src/{app,az,platform}/**/text/*.ts',
    '!/src/**/*.test.ts',
    '!/src/platform/text/{clean,escape,is}-*.ts',
  ],
  {
    eager: true,
  },
);

/** The text keys below a value as paths: `articleText.field.title`. */
function listKeys(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => listKeys(part, `${path}.${key}`));
}

/** How `code` reads an exported object, as paths. The path of a whole object stands for a computed key, such as a problem code. */
function listReads(code: string, name: string): string[] {
  const reads = code.matchAll(
    new RegExp(`(?<!(?:const|typeof) )\\b${name}\\b((?:\\s*\\??\\.\\s*\\w+)*)`, 'g'),
  );
  return [...new Set([...reads].map(([, path = '']) => name + path.replace(/[\s?]/g, '')))];
}

/** The keys of the exported objects that `code` does not read. */
function listUnusedKeys(exports: Record<string, unknown>, code: string): string[] {
  return Object.entries(exports).flatMap(([name, value]) => {
    const reads = listReads(code, name);
    const isRead = (key: string) =>
      reads.some((read) => `${key}.`.startsWith(`${read}.`) || read.startsWith(`${key}.`));
    return listKeys(value, name).filter((key) => !isRead(key));
  });
}

test('every text key is used by the program', () => {
  const code = readSourceTree()
    .filter(({ path }) => !isTest(path))
    .map((file) => file.code.replace(/^(?:import|export \{)[^;]*;$/gm, ''))
    .join('\n');
  expect(Object.values(modules).flatMap((exports) => listUnusedKeys(exports, code))).toEqual([]);
});

test('a key counts as used when it is named, or when its object is read by a computed key', () => {
  const text = { pageText: { title: 'A', note: 'B' }, codeText: { inner: { one: 'C' }, two: 'D' } };
  const code = `const pageText = {}; show(pageText.title.length); codeText.inner[code]; type T = typeof codeText;`;
  expect(listUnusedKeys(text, code)).toEqual(['pageText.note', 'codeText.two']);
});
