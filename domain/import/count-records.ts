import type { ImportedRecord } from './imported-record.ts';

/** Reads an export to its end, so that a damaged file is noticed before anything is written. */
export async function countRecords(records: AsyncIterable<ImportedRecord>): Promise<number> {
  let count = 0;
  for await (const _record of records) count += 1;
  return count;
}
