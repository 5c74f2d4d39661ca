import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names that the sources in the folder of a route read from a request. */
export interface FormNames {
  fields: string[];
  parameters: string[];
  /** Values of the buttons that choose the action of a form. */
  intents: string[];
}

/** Reads the names from the files of the route's folder. `file` is the path in `src/routes.ts`. */
export function formNames(file: string): FormNames {
  const folder = dirname(join('src', file));
  const text = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
  return {
    fields: all(/(?:\bname=|\bget(?:All)?\(|\btext\(|\bfield\()["'](\w+)["']/g),
    parameters: all(/\b(?:searchParams|query|address|url|params)\.get\('(\w+)'\)/g),
    intents: all(/\bintent['"]?\)?[^\n]{0,30}(?:===|value=\{?)\s*['"](\w+)['"]|name="intent" value="(\w+)"/g)
      .concat(all(/\bcase '(\w+)'/g))
      .filter(Boolean),
  };
}

/** The names of the fields that a route and every file that it imports read from a request. */
export function importedFieldNames(file: string): string[] {
  const texts = new Map<string, string>();
  const visit = (path: string) => {
    if (texts.has(path) || !existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    texts.set(path, text);
    for (const [, from = ''] of text.matchAll(/from '([^']+)'/g)) {
      if (/^#(?:app|features|platform)\//.test(from)) visit(`src/${from.slice(1)}`);
      else if (from.startsWith('.') && !from.includes('+types')) visit(join(dirname(path), from));
    }
  };
  visit(join('src', file));
  const reads = /(?:\bname=|\bget(?:All)?\(|\btext(?:Of)?\(|\bfield\()(?:\w+, )?["']([\w.]+)["']/g;
  return [
    ...new Set([...texts.values()].flatMap((text) => [...text.matchAll(reads)].map(([, name = '']) => name))),
  ];
}

/** Whether a route draws a screen. Its data have an address of their own. */
export function hasScreen(file: string): boolean {
  return readFileSync(join('src', file), 'utf8').includes('export default ');
}
