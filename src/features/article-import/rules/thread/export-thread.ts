import { parentPort, workerData } from 'node:worker_threads';
import { ImportFileInvalid, type ImportSystem, type ParsedRecord } from '../imported-record.ts';
import { importers } from '../importers.ts';
import { finishRecord } from './finish-record.ts';

/** The start of a thread. It reads a file from its beginning, but converts no article that it does not have to send. */
export interface ThreadInput {
  system: ImportSystem;
  file: string;
  origin: string | null;
  /** How much an earlier thread has sent. */
  sent: { records: number; articles: number };
  /** The numbers of articles, counted from 1, that stopped an earlier thread. */
  refused: readonly number[];
}

/** A message of the thread. It sends the next batch when it is asked for it. */
export type ThreadMessage =
  /** It begins to convert an article. */
  | { kind: 'article'; article: number }
  /** `articles`: the articles of the file up to the end of the batch. */
  | { kind: 'batch'; records: ParsedRecord[]; articles: number }
  | { kind: 'end' }
  | { kind: 'failed'; failure: ImportFileInvalid['failure']; detail: string };

const BATCH_SIZE = 50;
/** In UTF-16 units of texts. The main thread copies a batch at once. */
const BATCH_LENGTH = 300_000;

const port = parentPort;
if (port) await sendRecords(workerData as ThreadInput, (message) => port.postMessage(message));

async function sendRecords(input: ThreadInput, post: (message: ThreadMessage) => void): Promise<void> {
  const { system, file, origin, sent } = input;
  const requests = countRequests();
  const refused = new Set(input.refused);
  let [articles, position, length] = [0, 0, 0];
  let records: ParsedRecord[] = [];
  async function sendBatch() {
    await requests.next();
    post({ kind: 'batch', records, articles });
    [records, length] = [[], 0];
  }
  try {
    const options = {
      origin,
      convert: ({ sourceId, title }: { sourceId: string; title: string }, work: () => ParserRecord) => {
        articles += 1;
        const skipped = (): ParserRecord => ({
          ...{ kind: 'skipped', sourceId, title: title || sourceId, loss: { code: 'conversionStopped' } },
        });
        if (articles <= sent.articles || refused.has(articles)) return skipped();
        post({ kind: 'article', article: articles });
        try {
          return work();
        } catch (error) {
          // Only nesting without end overflows the stack.
          if (error instanceof RangeError) return skipped();
          throw error;
        }
      },
    };
    for await (const record of importers[system](file, options)) {
      position += 1;
      if (position <= sent.records) continue;
      const finished = finishRecord(record);
      records.push(finished);
      length += finished.kind === 'article' ? (finished.content?.length ?? 0) : 0;
      if (records.length === BATCH_SIZE || length > BATCH_LENGTH) await sendBatch();
    }
    if (records.length > 0) await sendBatch();
    await requests.next();
    post({ kind: 'end' });
  } catch (error) {
    if (!(error instanceof ImportFileInvalid)) throw error;
    post({ kind: 'failed', failure: error.failure, detail: error.detail });
  }
  port?.close();
}

type ParserRecord = Parameters<typeof finishRecord>[0];

/** Counts the requests of the main thread. `next` waits for one that was not answered yet. */
function countRequests() {
  let open = 0;
  let wake: (() => void) | null = null;
  port?.on('message', () => {
    open += 1;
    wake?.();
  });
  return {
    async next() {
      while (open === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      open -= 1;
    },
  };
}
