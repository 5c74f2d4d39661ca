import pg from 'pg';
import type { RevisionChange } from '../revision-scope.ts';
import { type ChangeRow, selectChanges, toRevisionChange } from './revision-changes.ts';

const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 5000;

/**
 * Listens for PostgreSQL's `site_revision` notifications on a connection of its own, and reconnects with back-off when the
 * connection is lost. A notification only says that something changed: the scopes are read on the same connection, so that
 * their number has no limit and they need not wait for the pool. After every connect they are read too, because notifications may
 * have been missed. Returns the function that stops it.
 */
export function listenForRevision({
  url,
  announce,
}: {
  url: string;
  announce: (change: RevisionChange) => void;
}): () => Promise<void> {
  let isStopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let retryDelay = MIN_RETRY_DELAY_MS;
  /** The revision that was announced last; null before the first one. */
  let announced: number | null = null;

  async function announceChanges(connection: pg.Client): Promise<void> {
    const after = announced ?? Number.MAX_SAFE_INTEGER;
    const { rows } = await connection.query<ChangeRow>(selectChanges('$1'), [after]);
    const change = toRevisionChange(after, rows);
    announced = change.revision;
    announce(change);
  }

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
    // One question at a time: a notification that arrives during a question needs one more question.
    let isAsking = false;
    let isAskedAgain = false;
    const ask = async (): Promise<void> => {
      isAskedAgain = true;
      if (isAsking) return;
      isAsking = true;
      try {
        while (isAskedAgain) {
          isAskedAgain = false;
          await announceChanges(connection);
        }
      } finally {
        isAsking = false;
      }
    };
    connection.on('notification', () => {
      ask().catch(retry);
    });
    try {
      await connection.connect();
      await connection.query('listen site_revision');
      retryDelay = MIN_RETRY_DELAY_MS;
      await ask();
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
