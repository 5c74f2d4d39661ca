import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTestFile, readNumberedRows } from './kit/source/proof-table.ts';

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

const rows: Row[] = readNumberedRows('docs/security.md').map(([numbers = '', , proof = '']) => ({
  numbers: numbers.split(', '),
  proof,
}));

test('docs/security.md has each requirement once', () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers.filter((one, at) => numbers.indexOf(one) !== at || !/^\d+\.\d+\.\d+$/.test(one))).toEqual(
    [],
  );
  const counts = Object.entries(Object.groupBy(numbers, (one) => one.split('.')[0] ?? ''));
  expect(Object.fromEntries(counts.map(([chapter, all]) => [chapter, all?.length]))).toEqual(CHAPTERS);
});

test('each requirement names existing files that prove it, or says why there is none', () => {
  const isProven = ({ proof }: Row) => {
    if (!proof.startsWith('`')) return /^(?:no|open|operator)(?::|$)/.test(proof);
    const files = proof.split(', ').map((part) => /^`([^`]+)`$/.exec(part)?.[1] ?? '');
    return files.every((file) => isTestFile(file) || (file.startsWith('docs/') && existsSync(file)));
  };
  expect(rows.filter((row) => !isProven(row))).toEqual([]);
});
