import { existsSync, readFileSync } from 'node:fs';

/**
 * The rows of the tables of a document whose first cell begins with a number, as cells without the spaces around them. `\|` is a
 * bar inside a cell.
 */
export function readNumberedRows(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('\\|', '|')));
}

/** Whether this file exists and has tests. */
export function isTestFile(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && existsSync(file);
}

/** Whether a test file has a test, or a group of tests, with exactly this title. A title of `test.each` has its `%s`. */
export function hasTestTitle(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8').replaceAll("\\'", "'").replace(/\(\s+/g, '(');
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote},`));
}
