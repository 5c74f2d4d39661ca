import pg from 'pg';

const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 5000;

/**
 * Listens for PostgreSQL's `site_revision` notifications on a connection of its own, and reconnects with back-off when the
 * connection is lost. After every connect it reads the revision, because notifications may have been missed. Returns the
 * function that stops it.
 */
export function listenForRevision({
  url,
  currentRevision,
  announce,
}: {
  url: string;
  currentRevision: () => Promise<number>;
  announce: (revision: number) => void;
}): () => Promise<void> {
  let isStopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let retryDelay = MIN_RETRY_DELAY_MS;

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'newsroom revision',
    });
    client = connection;
    let isLost = false;
    const retry = () => {
      if (isLost || isStopped) return;
      isLost = true;
      connection.end().catch(() => {});
      timer = setTimeout(connect, retryDelay);
      timer.unref();
      retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY_MS);
    };
    connection.on('error', retry);
    connection.on('end', retry);
    connection.on('notification', (notice) => announce(Number(notice.payload)));
    try {
      await connection.connect();
      await connection.query('listen site_revision');
      retryDelay = MIN_RETRY_DELAY_MS;
      announce(await currentRevision());
    } catch {
      retry();
    }
  }

  const started = connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await started;
    await client?.end().catch(() => {});
  };
}
