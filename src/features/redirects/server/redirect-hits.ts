import type { Db } from '#platform/db/schema.ts';
import { recordRedirectHits } from '../rules/old-addresses.ts';

/** Different paths waiting to be written. More than these in a few seconds come from a robot and are not counted. */
const MAX_WAITING = 2000;

/** Counts how often old addresses are used. Their requests do not wait for the write. */
export interface RedirectHits {
  add(path: string): void;
  /** Writes the uses that were added since the last call. */
  flush(): Promise<void>;
}

/** Uses are collected in memory and written together. A crash may lose those of the last few seconds. */
export function createRedirectHits({ db, now }: { db: Db; now: () => number }): RedirectHits {
  let waiting = new Map<string, number>();
  return {
    add(path) {
      if (waiting.has(path) || waiting.size < MAX_WAITING) waiting.set(path, (waiting.get(path) ?? 0) + 1);
    },
    async flush() {
      const hits = waiting;
      waiting = new Map();
      if (hits.size > 0) await recordRedirectHits(db, { hits, now: now() });
    },
  };
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Counts a use of an old address. The request does not wait for it. */
    redirectHits: Pick<RedirectHits, 'add'>;
  }
}
