import type { MemoryAnswers } from '#platform/metrics/request-metrics.ts';
import type { StoredBody } from './stored-body.ts';

/** A cached page. */
export interface StoredPage {
  body: StoredBody;
  /** A browser that saves data gets another page at the same address. */
  variesBySaveData: boolean;
  /** The last revision at which it was fresh. */
  revision: number;
  /** What it shows. Null: it depends on every change. */
  scopes: readonly string[] | null;
  /** Epoch ms from which it has to be rendered again. */
  expiresAt: number;
  /** Counts the answers from memory; shared by all pages of its route. */
  answers: MemoryAnswers;
}

interface Entry {
  page: StoredPage;
  bytes: number;
  /** Read since the last eviction run. It then survives one run. */
  wasUsed: boolean;
}

/** Cached pages by address, bounded by bytes and by number. Pages that are not requested are removed first. */
export interface PageStore {
  find(address: string): StoredPage | undefined;
  set(address: string, page: StoredPage, bytes: number): void;
  /** Adds bytes to the size of a stored page. A page that is no longer stored is ignored. */
  grow(address: string, page: StoredPage, bytes: number): void;
  clear(): void;
  readonly size: { pages: number; bytes: number };
}

/** Estimated bytes of a page in addition to its bodies: headers, keys, objects. */
const OVERHEAD_BYTES = 2048;

/**
 * Evicts with the "second chance" algorithm, an approximation of "least recently used": a hit only sets a flag, which is
 * far cheaper than moving the page to the end of the order on every request.
 */
export function createPageStore(limits: { maxBytes: number; maxPages: number }): PageStore {
  const entries = new Map<string, Entry>();
  let total = 0;

  function remove(address: string, entry: Entry): void {
    entries.delete(address);
    total -= entry.bytes;
  }

  function evict(): void {
    while (total > limits.maxBytes || entries.size > limits.maxPages) {
      const oldest = entries.entries().next().value;
      if (!oldest) return;
      const [address, entry] = oldest;
      if (entry.wasUsed) {
        entry.wasUsed = false;
        entries.delete(address);
        entries.set(address, entry);
      } else remove(address, entry);
    }
  }

  return {
    find(address) {
      const entry = entries.get(address);
      if (!entry) return undefined;
      entry.wasUsed = true;
      return entry.page;
    },
    set(address, page, bytes) {
      const before = entries.get(address);
      if (before) remove(address, before);
      const cost = bytes + address.length * 2 + OVERHEAD_BYTES;
      // One very large page must not evict all the others.
      if (cost > limits.maxBytes / 4) return;
      entries.set(address, { page, bytes: cost, wasUsed: false });
      total += cost;
      evict();
    },
    grow(address, page, bytes) {
      const entry = entries.get(address);
      if (entry?.page !== page) return;
      entry.bytes += bytes;
      total += bytes;
      evict();
    },
    clear() {
      entries.clear();
      total = 0;
    },
    get size() {
      return { pages: entries.size, bytes: total };
    },
  };
}
