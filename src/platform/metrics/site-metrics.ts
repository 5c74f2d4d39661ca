import type { LogEvent } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { queryChannel } from '#platform/db/query-channel.ts';
import type { ReadReplica } from '#platform/db/read-replica.ts';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import { MAX_COUNTED, type Queue } from './queue.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';

/** A number that is read at every scrape. Null: there is none now. */
export interface GaugeDefinition {
  name: string;
  help: string;
  read(): Promise<number | null>;
}

export interface SiteMetrics {
  /** The metrics of this process. */
  registry: Registry;
  requests: RequestMetrics;
  /** Adds what is read from the running site at every scrape. */
  addSite(site: MeasuredSite): void;
  close(): void;
}

interface MeasuredSite {
  pageCache: Pick<PageCache, 'counts' | 'size'>;
  liveStreams: { readonly size: number };
  queues: readonly Queue[];
  gauges: readonly GaugeDefinition[];
  isDatabaseReachable: () => boolean;
  /** Null when there is none. */
  replica: Pick<ReadReplica, 'counts' | 'isReachable' | 'lagMs'> | null;
  now: () => number;
}

/** Seconds. A query by index takes some hundredths of a millisecond on SQLite. */
const QUERY_DURATIONS = [0.0001, 0.00025, 0.001, 0.0025, 0.01, 0.025, 0.1, 0.25, 1, 5];

/** A scrape does not wait longer for the database, in milliseconds. */
const READ_LIMIT_MS = 2000;

/**
 * Gauges of the library with the name of a counter, which the tools of Prometheus complain about. They are the sums of
 * `nodejs_active_resources` and its like.
 */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Creates the metrics of one site. `nameRoute`: see `createRequestMetrics`. */
export function createSiteMetrics(nameRoute: (path: string) => string | null): SiteMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const stopQueries = measureQueries(registry);
  return {
    registry,
    requests: createRequestMetrics(registry, nameRoute),
    addSite: (site) => addSite(registry, site),
    close() {
      stopQueries();
      registry.clear();
    },
  };
}

function measureQueries(registry: Registry): () => void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'newsroom_query_duration_seconds',
    help: 'Time of the queries to the database',
    buckets: QUERY_DURATIONS,
    registers,
  });
  const failures = new Counter({
    name: 'newsroom_query_failures_total',
    help: 'Queries that the database refused',
    registers,
  });
  const onQuery = (message: unknown) => {
    const event = message as LogEvent;
    durations.observe(event.queryDurationMillis / 1000);
    if (event.level === 'error') failures.inc();
  };
  queryChannel.subscribe(onQuery);
  return () => queryChannel.unsubscribe(onQuery);
}

function addSite(registry: Registry, site: MeasuredSite): void {
  const { pageCache, liveStreams, now } = site;
  const registers = [registry];
  new Counter({
    name: 'newsroom_page_cache_answers_total',
    help: 'Answers by the page cache: hit, stale (while it is rendered again), shared (waited for a render), render',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(pageCache.counts)) this.inc({ result }, count);
    },
  });
  addGauge('newsroom_page_cache_pages', 'Pages in the cache', () => pageCache.size.pages);
  addGauge('newsroom_page_cache_bytes', 'Bytes of the pages in the cache', () => pageCache.size.bytes);
  addGauge('newsroom_live_streams', 'Open streams', () => liveStreams.size);
  new Gauge({
    name: 'newsroom_database_reachable',
    help: 'Whether the database answers: 1 or 0',
    aggregator: 'min',
    registers,
    collect() {
      this.set(Number(site.isDatabaseReachable()));
    },
  });
  if (site.replica) addReplica(site.replica);
  addQueues(registry, site);
  for (const { name, help, read } of site.gauges)
    new Gauge({
      name,
      help,
      aggregator: 'max',
      registers,
      async collect() {
        this.reset();
        const value = await readInTime(read);
        if (value === null) this.remove();
        else this.set(value);
      },
    });

  function addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  function addReplica(replica: NonNullable<MeasuredSite['replica']>): void {
    new Counter({
      name: 'newsroom_page_queries_total',
      help: 'Queries of pages for readers, by the server that answered: replica or primary',
      labelNames: ['server'],
      registers,
      collect() {
        this.reset();
        for (const [server, count] of Object.entries(replica.counts)) this.inc({ server }, count);
      },
    });
    new Gauge({
      name: 'newsroom_read_replica_reachable',
      help: 'Whether the read replica answers: 1 or 0',
      aggregator: 'min',
      registers,
      collect() {
        this.set(Number(replica.isReachable()));
      },
    });
    new Gauge({
      name: 'newsroom_read_replica_lag_seconds',
      help: 'For how long the read replica has not had all that the process knows',
      aggregator: 'max',
      registers,
      collect() {
        this.set(replica.lagMs() / 1000);
      },
    });
  }

  function addQueues(registry: Registry, { queues }: MeasuredSite): void {
    // Each process reads the same tables.
    const shared = { labelNames: ['queue'] as const, aggregator: 'max' as const, registers: [registry] };
    type States = (Awaited<ReturnType<Queue['read']>> | null)[];
    /** The read of the scrape that is being answered: both metrics need it. */
    let reading: Promise<States> | null = null;
    const readAll = () => {
      reading ??= Promise.all(queues.map(({ read }) => readInTime(read))).finally(() => {
        reading = null;
      });
      return reading;
    };
    // Without the database there are no numbers; `newsroom_database_reachable` says why.
    const set = async (gauge: Gauge<'queue'>, toValue: (state: NonNullable<States[number]>) => number) => {
      const states = await readAll();
      gauge.reset();
      for (const [at, { name: queue }] of queues.entries()) {
        const state = states[at];
        if (state) gauge.set({ queue }, toValue(state));
      }
    };
    new Gauge({
      name: 'newsroom_queue_length',
      help: `Rows that wait, counted up to ${MAX_COUNTED}`,
      ...shared,
      collect() {
        return set(this, ({ length }) => length);
      },
    });
    new Gauge({
      name: 'newsroom_queue_age_seconds',
      help: 'How late the oldest waiting row is; 0 when nothing is late',
      ...shared,
      collect() {
        return set(this, ({ oldestDue }) => Math.max(0, now() - (oldestDue ?? now())) / 1000);
      },
    });
  }
}

/** Null when the read fails or takes too long. */
async function readInTime<T>(read: () => Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READ_LIMIT_MS, null);
  });
  const value = await Promise.race([read().catch(() => null), late]);
  clearTimeout(timer);
  return value;
}
