import { z } from 'zod';
import { Busy } from '#platform/errors.ts';
import { classifyDevice, classifySource } from '../rules/page-views/page-view.ts';
import type { CountPageView } from './page-view-counter.ts';

/** `from`: the referring host, empty when the browser sends none; absent for a click on the front page. */
const report = z.object({ slug: z.string().min(1).max(200), from: z.string().max(300).optional() });

/** What a browser has sent about an opened article. */
export interface PageViewReport {
  /** The body of the request: JSON. */
  body: string;
  userAgent: string | null;
  clientAddress: string;
  /** The browser fetched the page ahead, and nobody has seen it. */
  isPrefetch: boolean;
  /** A page view of staff counts as a view (spec §2.1) but not as a reader. */
  isStaff: boolean;
}

/** The status of the answer, and the article's views after the commit when the page view was counted. */
export interface PageViewAnswer {
  status: 200 | 202 | 400 | 404 | 503;
  views?: number;
}

/**
 * Counts a reported page view of an article or a click on the front page (spec §2.1). Resolves after the commit: 200 with the
 * new count, 202 for robots and prefetched pages, which are not counted, 400 for an invalid report, 404 when there is no such
 * article, 503 when too many wait.
 */
export type ReportPageView = (report: PageViewReport) => Promise<PageViewAnswer>;

/** Creates the function behind `/api/page-views`. `ownHost` is the host of the site. */
export function createPageViewReports({
  countPageView,
  readerKey,
  networkKey,
  ownHost,
}: {
  countPageView: CountPageView;
  readerKey: (visitor: { clientAddress: string; userAgent: string | null }) => string | null;
  networkKey: (clientAddress: string) => string;
  ownHost: string;
}): ReportPageView {
  return async ({ body, userAgent, clientAddress, isPrefetch, isStaff }) => {
    const parsed = report.safeParse(parseJson(body));
    if (!parsed.success) return { status: 400 };
    const reader = readerKey({ clientAddress, userAgent });
    if (reader === null || isPrefetch) return { status: 202 };
    const { slug, from } = parsed.data;
    try {
      const views = await countPageView({
        slug,
        reader: isStaff ? null : reader,
        network: networkKey(clientAddress),
        source: classifySource(from, ownHost),
        device: classifyDevice(userAgent),
      });
      return views === null ? { status: 404 } : { status: 200, views };
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return { status: 503 };
    }
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

declare module '#platform/http/context.ts' {
  interface Services {
    reportPageView: ReportPageView;
  }
}
