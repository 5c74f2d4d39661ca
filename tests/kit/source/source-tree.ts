import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** An import, re-export or dynamic import of one file. */
interface SourceImport {
  specifier: string;
  /** The file of ours it names, from the root of the repository; null for packages and generated types. */
  target: string | null;
  /** Gone after compiling. */
  isType: boolean;
}

/** A file of ours; `code` is its text with the comments blanked. */
export interface SourceFile {
  path: string;
  code: string;
  lines: number;
  imports: SourceImport[];
  /** The names it exports, types included; `default` for a nameless one. */
  exports: string[];
}

/** The folders of the source. `tests`, `scripts`, `bench` and `torture` are not part of the program and may import everything. */
const FOLDERS = 'bench,cli,scripts,src,tests,torture';

/** Every file of ours that a person wrote: TypeScript, scripts and styles. */
export function readSourceTree(): SourceFile[] {
  return globSync(`{${FOLDERS}}/**/*.{ts,tsx,mjs,css}`)
    .sort()
    .map((path) => readSourceFile(path, readFileSync(path, 'utf8')));
}

/** One file's code and imports; throws when it does not parse. */
export function readSourceFile(path: string, text: string): SourceFile {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (path.endsWith('.css')) return { path, code: text, lines, imports: [], exports: [] };
  const { module, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports: SourceImport[] = [];
  const add = (specifier: string, isType: boolean) =>
    imports.push({ specifier, target: resolveOurs(path, specifier), isType });

  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { entries } of module.staticExports)
    for (const entry of entries) if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName }) => localName.name ?? exportName.name ?? []),
  );
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) add(literal[2], false);
  }
  let code = text;
  for (const { start, end } of comments)
    code = code.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/g, ' ') + code.slice(end);
  return { path, code, lines, imports, exports };
}

function resolveOurs(from: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?');
  if (path.includes('/+types/')) return null;
  if (path.startsWith('#platform/')) return `src/${path.slice(1)}`;
  if (path.startsWith('#')) return path.slice(1).replace(/^(?=(?:app|az|features|platform)\/)/, 'src/');
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : null;
}

/** Whether the file is a test, or stands with the tests. */
export const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
