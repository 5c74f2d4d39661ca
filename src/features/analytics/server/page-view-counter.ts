import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#platform/db/schema.ts';
import { Busy } from '#platform/errors.ts';
import type { PageView } from '../rules/page-views/page-view.ts';
import { recordPageViews } from '../rules/page-views/record-page-views.ts';

/** Page views that arrive within this time are committed together. */
const BATCH_MS = 15;
/** After a large batch the next one waits longer, up to this time: fewer, larger commits write the same rows less often. */
const MAX_BATCH_MS = 100;
const VIEWS_PER_MS = 20;
/** A transaction keeps the event loop busy, so a burst is written in several of them. */
const MAX_BATCH = 2000;
/** More views than can be written in some seconds are refused, instead of keeping them in memory without end. */
export const MAX_PENDING = 50_000;

/** Counts one page view. Resolves after the commit with the article's views, or null when the article does not exist. */
export type CountPageView = (opening: PageView) => Promise<number | null>;

interface PendingPageView {
  opening: PageView;
  resolve: (views: number | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects page views for some milliseconds and commits them in one transaction, so a thousand readers at once cost one
 * write. Each promise resolves after the commit, so a crash loses no confirmed page view. Views that arrive during a commit
 * are the next batch. Rejects with Busy when too many wait.
 */
export function createPageViewCounter({ db, now }: { db: Db; now: () => number }): CountPageView {
  let pending: PendingPageView[] = [];
  let isRunning = false;

  async function commit(batch: readonly PendingPageView[]): Promise<void> {
    try {
      const pageViews = batch.map((entry) => entry.opening);
      const totals = await recordPageViews(db, { pageViews, now: now() });
      for (const entry of batch) entry.resolve(totals.get(entry.opening.slug) ?? null);
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    }
  }

  async function commitAll(): Promise<void> {
    let wait = BATCH_MS;
    while (pending.length > 0) {
      if (pending.length < MAX_BATCH) await sleep(wait);
      const batch = pending.slice(0, MAX_BATCH);
      pending = pending.slice(MAX_BATCH);
      await commit(batch);
      wait = Math.min(MAX_BATCH_MS, Math.max(BATCH_MS, batch.length / VIEWS_PER_MS));
    }
    isRunning = false;
  }

  return (opening) =>
    new Promise((resolve, reject) => {
      if (pending.length >= MAX_PENDING) return reject(new Busy());
      pending.push({ opening, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void commitAll();
    });
}
