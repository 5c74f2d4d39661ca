import type { ImportedKind, ImportedRecord } from './imported-record.ts';

/** Articles of one transaction. SQLite has one writer, and editors wait meanwhile. */
const BATCH_SIZE = 50;

/** Records of one kind that follow each other. */
export type ImportBatch = {
  [Kind in ImportedKind]: { kind: Kind; records: Extract<ImportedRecord, { kind: Kind }>[] };
}[ImportedKind];

/** The records in batches, without the first `skip` records. `onSkip` gets these. */
export async function* listBatches(
  records: AsyncIterable<ImportedRecord>,
  { skip, onSkip }: { skip: number; onSkip: (record: ImportedRecord) => void },
): AsyncGenerator<ImportBatch> {
  let batch: ImportedRecord[] = [];
  let position = 0;
  for await (const record of records) {
    position += 1;
    if (position <= skip) {
      onSkip(record);
      continue;
    }
    if (batch.length === BATCH_SIZE || (batch[0] && batch[0].kind !== record.kind)) {
      yield toBatch(batch);
      batch = [];
    }
    batch.push(record);
  }
  if (batch.length > 0) yield toBatch(batch);
}

const toBatch = (records: ImportedRecord[]) => ({ kind: records[0]?.kind, records }) as ImportBatch;
