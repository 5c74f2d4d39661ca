import { csvCell } from '#az/csv-cell.ts';

export type CsvRow = readonly (string | number)[];

/** CSV as RFC 4180 has it, UTF-8 with a mark so that spreadsheets see it. */
export function writeCsv(rows: readonly CsvRow[]): string {
  return `\uFEFF${rows.map((row) => `${row.map((cell) => csvCell(String(cell))).join(',')}\r\n`).join('')}`;
}
