import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names that the sources in the folder of a route read from a request. */
export interface FormNames {
  fields: string[];
  parameters: string[];
  /** Values of the buttons that choose the action of a form. */
  intents: string[];
}

/** Reads the names from the files of the route's folder. `file` is the path in `app/routes.ts`. */
export function formNames(file: string): FormNames {
  const folder = dirname(join('app', file));
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
