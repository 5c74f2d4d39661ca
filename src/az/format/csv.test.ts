import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_MARK, csvCell, csvLine } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+994', "'+994"],
  ['-5', "'-5"],
  ['@ad', "'@ad"],
  ['\ta', "'\ta"],
  ['a=1', 'a=1'],
  ['2-1', '2-1'],
  ['bir;iki', '"bir;iki"'],
  ['bir,iki', '"bir,iki"'],
  ['bir\niki', '"bir\niki"'],
  ['bir\r', '"bir\r"'],
  ['“a” "b"', '"“a” ""b"""'],
  ['=";"', `"'="";"""`],
  ['', ''],
])('the cell %j is written %s, so that no spreadsheet takes it for a formula', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test('a line has its cells between semicolons, and a file begins with the mark of UTF-8', () => {
  expect(csvLine(['Ad', 12, 'a;b'])).toBe('Ad;12;"a;b"\r\n');
  expect([...Buffer.from(CSV_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('what is written is read again, with an apostrophe before a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a"=;,-\n\r ') });
  fc.assert(
    fc.property(text, (value) => {
      const cell = csvCell(value);
      const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(read).toBe(/^[=\-\r]/.test(value) ? `'${value}` : value);
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[";,\r\n]/);
    }),
  );
});
