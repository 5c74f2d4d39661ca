import pg from 'pg';

const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/**
 * Keeps one connection that hears PostgreSQL's `site_revision` notices and comes back after every loss. Notices
 * sent while it was away are made up for by reading the revision. Returns the function that ends it.
 */
export function listenForRevision(the: {
  url: string;
  currentRevision: () => Promise<number>;
  announce: (revision: number) => void;
}): () => Promise<void> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = SHORTEST_PAUSE_MS;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: the.url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'newsroom revision',
    });
    client = fresh;
    let lost = false;
    const retry = () => {
      if (lost || stopped) return;
      lost = true;
      fresh.end().catch(() => {});
      timer = setTimeout(connect, pause);
      timer.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    fresh.on('error', retry);
    fresh.on('end', retry);
    fresh.on('notification', (notice) => the.announce(Number(notice.payload)));
    try {
      await fresh.connect();
      await fresh.query('listen site_revision');
      pause = SHORTEST_PAUSE_MS;
      the.announce(await the.currentRevision());
    } catch {
      retry();
    }
  }

  const started = connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await started;
    await client?.end().catch(() => {});
  };
}
