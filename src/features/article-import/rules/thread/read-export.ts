import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import { ImportFileInvalid, type ImportSystem, type ParsedRecord } from '../imported-record.ts';
import type { ThreadInput, ThreadMessage } from './export-thread.ts';

/** What one export may cost. */
export interface ExportLimits {
  /** Milliseconds for one article. */
  articleMs: number;
  /** Milliseconds without an article or a batch, such as for the first reading of a file. */
  silentMs: number;
  /** MB of JavaScript objects and strings. */
  memoryMb: number;
}

/** Articles that may stop the thread. Each costs another start. */
const MAX_REFUSED = 20;
const MB = 1024 * 1024;
/** The build puts the thread beside the server. */
const THREAD = new URL(
  new URL(import.meta.url).pathname.endsWith('.ts') ? './export-thread.ts' : './export-thread.js',
  import.meta.url,
);

/** Systems whose exports are read as a whole. */
const WHOLE: ReadonlySet<ImportSystem> = new Set(['ghost', 'firestore']);

function limitsOf(system: ImportSystem, file: string): ExportLimits {
  const size = statSync(file).size / MB;
  // Stryker disable next-line ArithmeticOperator,ConditionalExpression: how much a file may need was measured
  const memoryMb = Math.ceil(512 + (WHOLE.has(system) ? 8 * size : 0));
  // Stryker disable next-line ArithmeticOperator: how long a file may take was measured
  return { articleMs: 15 * SECOND, silentMs: 2 * MINUTE + size * SECOND, memoryMb };
}

/**
 * Reads an export in a thread of its own, so that the server goes on answering. An article that needs more time or memory
 * than the limits is refused, with its name, and the others are read. The thread waits while the caller works on a batch.
 * @throws ImportFileInvalid
 */
export async function* readExport(
  system: ImportSystem,
  file: string,
  { origin = null, limits = {} }: { origin?: string | null; limits?: Partial<ExportLimits> } = {},
): AsyncGenerator<ParsedRecord> {
  const allowed = { ...limitsOf(system, file), ...limits };
  const refused: number[] = [];
  const sent = { records: 0, articles: 0 };
  for (;;) {
    const thread = new ExportThread({ system, file, origin, sent, refused }, allowed);
    try {
      for (;;) {
        const batch = await thread.next();
        if (batch === null) return;
        sent.records += batch.records.length;
        sent.articles = batch.articles;
        yield* batch.records;
      }
    } catch (error) {
      if (!(error instanceof ThreadStopped)) throw error;
      if (error.article === null || refused.length === MAX_REFUSED)
        throw new ImportFileInvalid(`reading it needs too much ${error.reason}`);
      refused.push(error.article);
    } finally {
      await thread.stop();
    }
  }
}

/** The thread needed more than it may. */
class ThreadStopped extends Error {
  readonly reason: 'time' | 'memory';
  /** The article that it was converting. */
  readonly article: number | null;

  constructor(reason: 'time' | 'memory', article: number | null) {
    super(`The export thread needs too much ${reason}`);
    this.reason = reason;
    this.article = article;
  }
}

class ExportThread {
  readonly #worker: Worker;
  readonly #limits: ExportLimits;
  readonly #messages: (ThreadMessage | Error)[] = [];
  #article: number | null = null;
  #wake = () => {};

  constructor(workerData: ThreadInput, limits: ExportLimits) {
    this.#limits = limits;
    this.#worker = new Worker(THREAD, {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 64 },
    });
    const receive = (message: ThreadMessage | Error) => {
      this.#messages.push(message);
      this.#wake();
    };
    this.#worker.on('message', receive);
    this.#worker.on('error', (error: Error & { code?: string }) => {
      // The articles that it had begun are known before, because messages come in order.
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      receive(isMemory ? new ThreadStopped('memory', this.#article) : error);
    });
  }

  /** The next batch; null after the last one. @throws ThreadStopped, ImportFileInvalid */
  async next(): Promise<Extract<ThreadMessage, { kind: 'batch' }> | null> {
    this.#worker.postMessage('next');
    for (;;) {
      const message = this.#messages.shift() ?? (await this.#receive());
      if (message instanceof ThreadStopped) throw new ThreadStopped(message.reason, this.#article);
      if (message instanceof Error) throw message;
      if (message.kind === 'failed') throw new ImportFileInvalid(message.detail, message.failure);
      if (message.kind === 'batch') return message;
      if (message.kind === 'end') return null;
      this.#article = message.article;
    }
  }

  async #receive(): Promise<ThreadMessage | Error> {
    const { articleMs, silentMs } = this.#limits;
    const ms = this.#article === null ? silentMs : articleMs;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    return this.#messages.shift() ?? new ThreadStopped('time', this.#article);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
