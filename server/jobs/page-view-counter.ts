import type { Db } from '#db/schema.ts';
import type { PageView } from '#domain/analytics/page-views/page-view.ts';
import { recordPageViews } from '#domain/analytics/page-views/record-page-views.ts';

/** Openings that arrive within this time are committed together. */
const GATHER_MS = 15;

/** Counts one opening; answers after the commit, with the article's views, or null when there is no such article. */
export type CountPageView = (opening: PageView) => Promise<number | null>;

interface Waiting {
  opening: PageView;
  resolve: (views: number | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Gathers openings for some milliseconds and commits them in one transaction: a thousand readers at once cost one
 * write, and nobody is told of a count that a crash could take back.
 */
export function createPageViewCounter({ db, now }: { db: Db; now: () => number }): CountPageView {
  let waiting: Waiting[] = [];

  async function commit(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const pageViews = batch.map((entry) => entry.opening);
      const totals = await recordPageViews(db, { pageViews, now: now() });
      for (const entry of batch) entry.resolve(totals.get(entry.opening.slug) ?? null);
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    }
  }

  return (opening) =>
    new Promise((resolve, reject) => {
      waiting.push({ opening, resolve, reject });
      if (waiting.length === 1) setTimeout(commit, GATHER_MS);
    });
}
