import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each chapter of the standard has (version 5.0.0). */
const CHAPTERS = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
};

interface Row {
  numbers: string[];
  proof: string;
}

const rows: Row[] = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers = '', , proof = '']) => ({ numbers: numbers.split(', '), proof }));

test('docs/security.md has each requirement once', () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at || !/^\d+\.\d+\.\d+$/.test(one))).toEqual(
    [],
  );
  const counts = Object.entries(Object.groupBy(numbers, (one) => one.split('.')[0] ?? ''));
  expect(Object.fromEntries(counts.map(([chapter, all]) => [chapter, all?.length]))).toEqual(CHAPTERS);
});

test('each requirement names an existing file that proves it, or says why there is none', () => {
  const isProven = ({ proof }: Row) => {
    const file = /^`([^`]+)`$/.exec(proof)?.[1];
    if (file === undefined) return /^(?:no|open|operator)(?::|$)/.test(proof);
    return existsSync(file) && /\.test\.tsx?$|^docs\//.test(file);
  };
  expect(rows.filter((row) => !isProven(row))).toEqual([]);
});
