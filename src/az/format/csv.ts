/** The byte order mark. With it, spreadsheets read the file as UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A line of a CSV file (RFC 4180, but with semicolons). On Azerbaijani computers the comma is the decimal separator, and
 * Excel would show a file with commas as a single column.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(';')}\r\n`;
}

/** A cell of a CSV file (RFC 4180). A value that a spreadsheet would take for a formula gets a leading apostrophe. */
export function csvCell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
