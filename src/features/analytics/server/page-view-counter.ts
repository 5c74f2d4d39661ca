import type { Db } from '#platform/db/schema.ts';
import type { PageView } from '../rules/page-views/page-view.ts';
import { recordPageViews } from '../rules/page-views/record-page-views.ts';

/** Page views that arrive within this time are committed together. */
const BATCH_MS = 15;

/** Counts one page view. Resolves after the commit with the article's views, or null when the article does not exist. */
export type CountPageView = (opening: PageView) => Promise<number | null>;

interface PendingPageView {
  opening: PageView;
  resolve: (views: number | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects page views for some milliseconds and commits them in one transaction, so a thousand readers at once cost one
 * write. Each promise resolves after the commit, so a crash loses no confirmed page view.
 */
export function createPageViewCounter({ db, now }: { db: Db; now: () => number }): CountPageView {
  let pending: PendingPageView[] = [];

  async function commit(): Promise<void> {
    const batch = pending;
    pending = [];
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
      pending.push({ opening, resolve, reject });
      if (pending.length === 1) setTimeout(commit, BATCH_MS);
    });
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Counts a page view. Resolves after the commit with the new count; null when there is no such article. */
    countPageView: CountPageView;
  }
}
