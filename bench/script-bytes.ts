import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';

const CLIENT = 'build/client';

/**
 * The bytes of the scripts of a page, as they are sent (Brotli). `first` is loaded with the page. `all` includes the behaviours that
 * it loads because of an attribute, which they are named after (`data-slider`), at once or when the reader touches them.
 */
export function scriptBytes(html: string): { first: number; all: number } {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="(\/[^"]+)"/g)].map(([, file]) => file ?? '');
  const first = withImports(sources);
  const isLoadedLater = (file: string) => {
    const behaviour = /\/(\w+)-behaviour-[\w-]+\.js$/.exec(file)?.[1];
    return behaviour !== undefined && html.includes(`data-${behaviour}`);
  };
  const later = [...first].flatMap((file) => importsOf(file).dynamic).filter(isLoadedLater);
  return { first: sentBytes(first), all: sentBytes(withImports([...first, ...later])) };
}

function withImports(files: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    withImports(importsOf(file).fixed, found);
  }
  return found;
}

/** The files of the build that a file imports at once, and those it may import later. */
function importsOf(file: string): { fixed: string[]; dynamic: string[] } {
  const code = readFileSync(CLIENT + file, 'utf8');
  const { module } = parseSync(file, code);
  const resolve = (specifier: string) => posix.join(posix.dirname(file), specifier);
  return {
    fixed: [
      ...module.staticImports.map((one) => one.moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap((one) => one.moduleRequest?.value ?? []),
      ),
    ].map(resolve),
    dynamic: module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      resolve(code.slice(start + 1, end - 1)),
    ),
  };
}

function sentBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(CLIENT + file)).length, 0);
}
