import { expect, test } from 'vitest';
import { formatDecimal, formatNumber } from './format-number.ts';
import { formatBytes } from './numbers.ts';

test.each([
  [0, '0'],
  [-0.2, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1234567, '1.234.567'],
  [-12345.6, '-12.346'],
  [Number.NaN, '–'],
])('%s is written %s', (value, text) => expect(formatNumber(value)).toBe(text));

test.each([
  [1234.5, 1, '1.234,5'],
  [2, 1, '2'],
  [2.75, 2, '2,75'],
  [2.5, 2, '2,5'],
  [-0.04, 1, '0'],
])('%s with up to %s decimals is %s', (value, digits, text) =>
  expect(formatDecimal(value, digits)).toBe(text),
);

test.each([
  [0, '0 bayt'],
  [512, '512 bayt'],
  [348_160, '340 KB'],
  [1_048_500, '1 MB'],
  [5_242_880, '5 MB'],
  [1_288_490_189, '1,2 GB'],
])('%s bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
