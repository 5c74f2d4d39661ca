import { csvCell } from './csv-cell.ts';

/** What a file begins with, so that spreadsheets read it as UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A line of a CSV file (RFC 4180, but with semicolons): where the comma stands in decimals, as on Azerbaijani computers,
 * Excel takes a file with commas for one single column.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(';')}\r\n`;
}
