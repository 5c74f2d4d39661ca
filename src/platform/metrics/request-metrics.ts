import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { STREAM_ADDRESS } from '#platform/http/stream-address.ts';

/** How often the pages of one route were answered from memory. Plain numbers, because such an answer takes some microseconds. */
export interface MemoryAnswers {
  /** Answers with the page. */
  sent: number;
  /** Answers that say that the reader has it. */
  unchanged: number;
}

export const newMemoryAnswers = (): MemoryAnswers => ({ sent: 0, unchanged: 0 });

export interface RequestMetrics {
  /** The counts that a cached page adds to. */
  memoryAnswersOf(address: string): MemoryAnswers;
  /** Counts and times a request that was not answered from memory. */
  measure(req: IncomingMessage, res: ServerResponse): void;
  /** Records how long the render of a cacheable page took, with its queries. */
  observeRender(address: string, ms: number): void;
}

/** Seconds. The same for all durations of requests and renders, so that they can be compared. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The status of a request whose client did not wait for the answer. nginx logs it in the same way. */
const ABORTED = '499';

/**
 * Counts requests by the pattern of their route. `nameRoute` returns the pattern of a path, null when no route has it: a
 * metric never has a path that a client has chosen.
 */
export function createRequestMetrics(
  registry: Registry,
  nameRoute: (path: string) => string | null,
): RequestMetrics {
  const answersOf = new Map<string, MemoryAnswers>();
  const others = new Map<string, { route: string; status: string; count: number }>();
  new Counter({
    name: 'newsroom_http_requests_total',
    help: 'Requests by route, status and where the answer came from: memory or app',
    labelNames: ['route', 'status', 'source'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [route, { sent, unchanged }] of answersOf) {
        if (sent > 0) this.inc({ route, status: '200', source: 'memory' }, sent);
        if (unchanged > 0) this.inc({ route, status: '304', source: 'memory' }, unchanged);
      }
      for (const { count, ...labels } of others.values()) this.inc({ ...labels, source: 'app' }, count);
    },
  });
  const durations = new Histogram({
    name: 'newsroom_http_request_duration_seconds',
    help: 'Time until the end of the answer, of requests that were not answered from memory. Without streams',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers: [registry],
  });
  const renders = new Histogram({
    name: 'newsroom_page_render_duration_seconds',
    help: 'Time of the render of a cacheable page, with its queries',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers: [registry],
  });
  const routeOf = (address: string) => nameRoute(plainPath(address)) ?? 'none';

  return {
    memoryAnswersOf(address) {
      const route = routeOf(address);
      const known = answersOf.get(route) ?? newMemoryAnswers();
      answersOf.set(route, known);
      return known;
    },
    measure(req, res) {
      const started = performance.now();
      const address = req.url ?? '';
      const isStream = address.startsWith(STREAM_ADDRESS);
      res.once('close', () => {
        const found = isStream ? STREAM_ADDRESS : routeOf(address);
        // Files, pictures and reports of page views have an answer without a route.
        const route = found === 'none' && res.statusCode < 400 ? 'other' : found;
        // Streams stay open until their reader leaves.
        const status = res.writableFinished || isStream ? String(res.statusCode) : ABORTED;
        const key = `${status} ${route}`;
        const known = others.get(key) ?? { route, status, count: 0 };
        known.count += 1;
        others.set(key, known);
        if (!isStream) durations.observe({ route }, (performance.now() - started) / 1000);
      });
    },
    observeRender: (address, ms) => renders.observe({ route: routeOf(address) }, ms / 1000),
  };
}

/** The path in a form in which comparing it with the routes is cheap. Only its segments count. */
function plainPath(address: string): string {
  const end = address.search(/[?#]/);
  const path = (end < 0 ? address : address.slice(0, end)).replace(/\.data$/, '');
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => segment.replace(/[^\w.~-]/g, '_')).join('/')}`;
}
