import type { ImportedKind, ParsedRecord } from './imported-record.ts';

/** Articles of one transaction. SQLite has one writer, and editors wait meanwhile. */
const BATCH_SIZE = 50;
/** In UTF-16 units of their texts. A statement with more would hold up the requests of readers. */
const BATCH_LENGTH = 300_000;
/** Writing a tag of an article, with what the tag shows and counts, takes as long as writing so much text. */
const TAG_LENGTH = 1500;

/** Records of one kind that follow each other. */
export type ImportBatch = {
  [Kind in ImportedKind]: { kind: Kind; records: Extract<ParsedRecord, { kind: Kind }>[] };
}[ImportedKind];

/** The records in batches, without the first `skip` records. `onSkip` gets these. */
export async function* listBatches(
  records: AsyncIterable<ParsedRecord>,
  { skip, onSkip }: { skip: number; onSkip: (record: ParsedRecord) => void },
): AsyncGenerator<ImportBatch> {
  let batch: ParsedRecord[] = [];
  let [position, length] = [0, 0];
  for await (const record of records) {
    position += 1;
    if (position <= skip) {
      onSkip(record);
      continue;
    }
    length += measure(record);
    if (batch.length === BATCH_SIZE || length > BATCH_LENGTH || (batch[0] && batch[0].kind !== record.kind)) {
      yield toBatch(batch);
      batch = [];
      length = measure(record);
    }
    batch.push(record);
  }
  if (batch.length > 0) yield toBatch(batch);
}

function measure(record: ParsedRecord): number {
  return record.kind === 'article' ? (record.content?.length ?? 0) + record.tags.length * TAG_LENGTH : 0;
}

const toBatch = (records: ParsedRecord[]) => ({ kind: records[0]?.kind, records }) as ImportBatch;
