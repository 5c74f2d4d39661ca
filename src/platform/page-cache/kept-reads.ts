import type { RevisionWatch } from './revision-watch.ts';

/** What a read gives, with the scopes that tell when it must be read again. Without any it is not kept. */
interface ReadResult {
  scopes: readonly string[];
}

interface KeptRead {
  result: Promise<ReadResult>;
  revision: number;
  /** Null while the read is running. */
  scopes: readonly string[] | null;
  /** Epoch ms. */
  readAt: number;
}

/** What pages have read and other pages may take. */
export interface KeptReads {
  /** Takes a kept result, or reads. Reads with the same key at the same time are one. */
  take<Result extends ReadResult>(
    key: string,
    read: () => Promise<Result>,
  ): Promise<Result & { readAt: number }>;
}

interface KeptReadsOptions {
  revision: Pick<RevisionWatch, 'current' | 'staleSince'>;
  /** Epoch ms. */
  now: () => number;
  /** A page lives for a minute from its oldest read, so that this must be well below a minute. */
  lifetimeMs?: number;
  maxReads?: number;
}

/**
 * Keeps what pages have read from the database until one of its scopes changes (decision 37).
 * The results that were not taken for the longest time are dropped first.
 */
export function createKeptReads(options: KeptReadsOptions): KeptReads {
  const { revision, now, lifetimeMs = 30_000, maxReads = 400 } = options;
  const reads = new Map<string, KeptRead>();

  const isFresh = (kept: KeptRead) =>
    now() - kept.readAt < lifetimeMs && now() >= kept.readAt && revision.staleSince(kept) === null;

  function start(key: string, read: () => Promise<ReadResult>): KeptRead {
    const kept: KeptRead = { revision: revision.current(), readAt: now(), scopes: null, result: read() };
    const drop = () => {
      if (reads.get(key) === kept) reads.delete(key);
    };
    kept.result.then(({ scopes }) => {
      // Without a scope nothing would tell that it has changed.
      if (scopes.length === 0) drop();
      else kept.scopes = scopes;
    }, drop);
    return kept;
  }

  return {
    async take<Result extends ReadResult>(key: string, read: () => Promise<Result>) {
      const before = reads.get(key);
      const kept = before && isFresh(before) ? before : start(key, read);
      reads.delete(key);
      reads.set(key, kept);
      for (const oldest of reads.keys()) {
        if (reads.size <= maxReads) break;
        reads.delete(oldest);
      }
      return { ...((await kept.result) as Result), readAt: kept.readAt };
    },
  };
}
