import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, formatNumber } from './format-number.ts';
import { formatBytes, formatCompact } from './numbers.ts';

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

test.each([
  [0, '0'],
  [999, '999'],
  [999.6, '1.000'],
  [1000, '1 min'],
  [1234, '1,2 min'],
  [9949, '9,9 min'],
  [9950, '10 min'],
  [12_345, '12 min'],
  [235_000, '235 min'],
  [999_499, '999 min'],
  [999_500, '1 mln'],
  [1_200_000, '1,2 mln'],
  [80_000_000, '80 mln'],
  [999_500_000, '1 mlrd'],
  [2_500_000_000, '2,5 mlrd'],
  [-1234, '-1,2 min'],
  [Number.NaN, '–'],
])('%s in little space is %s', (value, text) => expect(formatCompact(value)).toBe(text));

test('a compact number is short, close to the number, and grows with it', () => {
  const units: Record<string, number> = { min: 1e3, mln: 1e6, mlrd: 1e9 };
  const read = (text: string) => {
    const [digits = '', unit = ''] = text.split(' ');
    return Number(digits.replaceAll('.', '').replace(',', '.')) * (units[unit] ?? 1);
  };
  const count = fc.integer({ min: 0, max: 999_000_000_000 });
  fc.assert(
    fc.property(count, count, (a, b) => {
      const [compact, value] = [formatCompact(a), read(formatCompact(a))];
      expect(compact.length).toBeLessThanOrEqual(8);
      expect(Math.abs(value - a)).toBeLessThanOrEqual(a * 0.051);
      expect(Math.sign(value - read(formatCompact(b))) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
    }),
  );
});
