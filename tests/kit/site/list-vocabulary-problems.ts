import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaNode } from './structured-data-rules.ts';

const COMPILER = [
  'node_modules/typescript/bin/tsc',
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--types',
  '',
];

/**
 * What the vocabulary of schema.org says against the structured data of pages: unknown types, properties and values. The
 * compiler compares the data that a page really has with the types of `schema-dts`, which are made from schema.org. In the
 * source of a page, a spread or a cast can hide a mistake from it.
 * @param graphs by the address of the page
 */
export async function listVocabularyProblems(
  graphs: ReadonlyMap<string, readonly SchemaNode[]>,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vocabulary-'));
  try {
    const file = join(folder, 'graphs.ts');
    const types = JSON.stringify(join(process.cwd(), 'node_modules/schema-dts/dist/schema.js'));
    // `query-input` is an annotation of Google, not a word of schema.org.
    const pages = [...graphs.values()].map((graph) =>
      JSON.stringify(graph, (name, value) => (name === 'query-input' ? undefined : value)),
    );
    // A line for each page, so that the line of a problem tells the page.
    const lines = pages.map((graph) => `show({ '@context': 'https://schema.org', '@graph': ${graph} });`);
    await writeFile(
      file,
      [`declare function show(graph: import(${types}).Graph): void;`, ...lines].join('\n'),
    );
    const addresses = [...graphs.keys()];
    return (await compile(file)).map((message) => {
      const [, line, problem] = /\((\d+),\d+\): error (.*)$/.exec(message) ?? [];
      return problem === undefined ? message : `${addresses[Number(line) - 2]}: ${problem}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The lines that the compiler prints for its errors. */
function compile(file: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...COMPILER, file], (error, stdout, stderr) => {
      // The compiler prints its errors to stdout. Anything else says that it did not run.
      if (error && stdout === '') reject(new Error(stderr, { cause: error }));
      else resolve(stdout.split('\n').filter((line) => /^\S.*: error TS|^error TS/.test(line)));
    });
  });
}
