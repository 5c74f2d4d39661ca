import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DatabaseTarget, OpenDatabase } from './engine-of.ts';
import {
  CONNECTION_LIMIT_MS,
  connectionOptions,
  limitQueries,
  poolOptions,
} from './engines/postgres-pool.ts';
import {
  type ChangeRow,
  makeRevisionListeners,
  selectChanges,
  toRevisionChange,
} from './engines/revision-listeners.ts';
import { openSqlite } from './engines/sqlite.ts';
import { DatabaseUnavailable } from './errors.ts';
import { publishQuery } from './query-channel.ts';
import type { RevisionChange } from './revision-scope.ts';
import type { Database } from './schema.ts';

/** The code of the warning about a connection that was lost while nobody used it. */
const LOST_CONNECTION = 'NEWSROOM_LOST_CONNECTION';

/**
 * Opens the database and checks that it answers. Creates a missing SQLite file, and never changes a damaged one.
 * Run `migrateToLatest` before use.
 * @throws DatabaseUnavailable with a sentence for the operator.
 */
export function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  return target.kind === 'sqlite' ? openSqlite(target.file, target.image) : openPostgres(target);
}

const MIN_VERSION = 150000;
/** See `openDatabase`. */
async function openPostgres({
  url,
  listenUrl = url,
  connectionLimitMs = CONNECTION_LIMIT_MS,
}: {
  url: string;
  listenUrl?: string;
  connectionLimitMs?: number;
}): Promise<OpenDatabase> {
  const pool = new pg.Pool({ ...poolOptions(url), connectionTimeoutMillis: connectionLimitMs });
  // Without these two handlers a lost connection would end the process.
  pool.on('error', ({ message }) =>
    process.emitWarning(`An idle database connection was lost: ${message}`, { code: LOST_CONNECTION }),
  );
  pool.on('connect', (client) => client.on('error', () => {}));
  await checkServer(pool, url);

  let writeProblem: string | null = null;
  const onWrite = (problem: string | null) => {
    writeProblem = problem;
  };
  let queryLimitMs = Number.POSITIVE_INFINITY;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: limitQueries(pool, { limitMs: () => queryLimitMs, onWrite }) }),
    log: publishQuery,
  });
  const currentRevision = async () =>
    (await db.selectFrom('site_revision').select('revision').executeTakeFirst())?.revision ?? 0;
  const listeners = makeRevisionListeners();
  let stopListening: (() => Promise<void>) | undefined;
  return {
    db,
    engine: 'postgres',
    writeProblem: () => writeProblem,
    limitQueries(limitMs) {
      queryLimitMs = limitMs;
    },
    onRevision(listener) {
      stopListening ??= listenForRevision({ url: listenUrl, announce: listeners.announce });
      return listeners.add(listener);
    },
    currentRevision,
    async changesSince(revision) {
      const { rows } = await db.executeQuery<ChangeRow>(CompiledQuery.raw(selectChanges('$1'), [revision]));
      return toRevisionChange(revision, rows);
    },
    async close() {
      listeners.clear();
      await stopListening?.();
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

async function checkServer(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
    );
    const server = rows[0];
    if (!server || server.version < MIN_VERSION) {
      throw new Error(`PostgreSQL 15 or newer is needed, this server is ${server?.name}`);
    }
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(
      `The PostgreSQL database at ${withoutPassword(url)} cannot be used. Check DATABASE_URL and that the server runs.`,
      error,
    );
  }
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@');
}

const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 5000;

/**
 * Listens for PostgreSQL's `site_revision` notifications on a connection of its own, and reconnects with back-off when the
 * connection is lost. A notification only says that something changed: the scopes are read on the same connection, so that
 * their number has no limit and they need not wait for the pool. After every connect they are read too, because notifications may
 * have been missed. Returns the function that stops it.
 */
function listenForRevision({
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
      ...connectionOptions,
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
