import type { StoredBody } from './stored-body.ts';

/** One page as readers got it. */
export interface StoredPage {
  body: StoredBody;
  /** A browser that saves data gets another page at the same address. */
  variesBySaveData: boolean;
  /** The content revision it was rendered from. */
  revision: number;
  /** Epoch ms from which it has to be rendered again. */
  expiresAt: number;
}

interface Slot {
  page: StoredPage;
  bytes: number;
  /** Read since the last look round: it gets a second chance. */
  used: boolean;
}

/** Pages by address, bounded by bytes and by number; the ones nobody asks for go first. */
export interface PageStore {
  find(address: string): StoredPage | undefined;
  keep(address: string, page: StoredPage, bytes: number): void;
  /** Counts bytes that a kept page has gained; a page no longer kept is ignored. */
  grow(address: string, page: StoredPage, bytes: number): void;
  clear(): void;
  readonly size: { pages: number; bytes: number };
}

/** What a page costs beside its bodies: headers, keys, objects. */
const overhead = 2048;

/**
 * "Least recently used" by second chance: a hit only sets a mark, which is far cheaper than moving the page to the end
 * of the order on every request.
 */
export function createPageStore(limits: { maxBytes: number; maxPages: number }): PageStore {
  const slots = new Map<string, Slot>();
  let total = 0;

  function drop(address: string, slot: Slot): void {
    slots.delete(address);
    total -= slot.bytes;
  }

  function makeRoom(): void {
    while (total > limits.maxBytes || slots.size > limits.maxPages) {
      const oldest = slots.entries().next().value;
      if (!oldest) return;
      const [address, slot] = oldest;
      if (slot.used) {
        slot.used = false;
        slots.delete(address);
        slots.set(address, slot);
      } else drop(address, slot);
    }
  }

  return {
    find(address) {
      const slot = slots.get(address);
      if (!slot) return undefined;
      slot.used = true;
      return slot.page;
    },
    keep(address, page, bytes) {
      const before = slots.get(address);
      if (before) drop(address, before);
      const cost = bytes + address.length * 2 + overhead;
      // One enormous page must not push out all the others.
      if (cost > limits.maxBytes / 4) return;
      slots.set(address, { page, bytes: cost, used: false });
      total += cost;
      makeRoom();
    },
    grow(address, page, bytes) {
      const slot = slots.get(address);
      if (slot?.page !== page) return;
      slot.bytes += bytes;
      total += bytes;
      makeRoom();
    },
    clear() {
      slots.clear();
      total = 0;
    },
    get size() {
      return { pages: slots.size, bytes: total };
    },
  };
}
