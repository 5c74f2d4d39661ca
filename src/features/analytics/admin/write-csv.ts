import { CSV_MARK, csvLine } from '#az/format/csv.ts';

export type CsvRow = readonly (string | number)[];

export function writeCsv(rows: readonly CsvRow[]): string {
  return CSV_MARK + rows.map(csvLine).join('');
}
