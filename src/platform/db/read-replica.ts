import pg from 'pg';
import { SECOND } from '#az/format/durations.ts';
import { type PageQueries, pageQueries } from './engines/page-queries.ts';
import { isOfStatement, poolOptions } from './engines/postgres-pool.ts';

/** A server with a copy of the database that answers queries of readers' pages (decision 44). */
export interface ReadReplica {
  /**
   * Runs the render of a page for readers. The replica answers its queries as long as it is not behind this process; the primary answers
   * transactions and writes, and every query after the first one that the replica did not answer.
   */
  readPage<Result>(render: () => Promise<Result>): Promise<Result>;
  /** Why the replica is not used, for the operator. Null while it is, or is behind for a short time. */
  problem(): string | null;
  isReachable(): boolean;
  /** For how long the replica has not had all that this process knows, in milliseconds. */
  lagMs(): number;
  /** The queries of pages by the server that answered. */
  readonly counts: Readonly<Record<'replica' | 'primary', number>>;
  close(): Promise<void>;
}

interface ReadReplicaOptions {
  url: string;
  /** The revision of the site that this process knows. A replica with an older one does not answer. */
  revision: () => number;
  /** Called with the reason when the replica is lost, and with null when it answers again. */
  onChange?: (lost: Error | null) => void;
  now: () => number;
}

/** A query of a page has its answer in a few milliseconds. After this time the primary is asked. */
const LIMIT_MS = SECOND;
const POLL_MS = SECOND;
/** A replica that was behind is asked again after this time. */
const BEHIND_PAUSE_MS = 50;
/** A replica that is behind for longer is a problem of the operator. */
const MAX_LAG_MS = 10 * SECOND;

/** Also `for update` is for the primary. Values are never in the text. */
const READS = /^\s*(?:select|with)\b(?!.*\b(?:insert|update|delete|merge)\b)/is;
const SELECT_REVISION = 'select revision from site_revision';

/** Begins to use a replica. It may be away: it is asked every second, and used as soon as it answers. */
export function openReadReplica({ url, revision, onChange, now }: ReadReplicaOptions): ReadReplica {
  const pool = new pg.Pool({
    ...poolOptions(url),
    application_name: 'newsroom pages',
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
  });
  // A connection that is lost while nobody uses it is noticed by the next query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const counts = { replica: 0, primary: 0 };
  /** Each connection may lead to another server, so each has to show its revision. */
  const revisions = new WeakMap<pg.PoolClient, number>();
  let reason: Error | null = new Error('It has not answered yet');
  let askAgainAt = 0;
  let currentAt = now();
  let isBehind = false;

  function setReason(next: Error | null): void {
    if ((reason === null) === (next === null)) return;
    reason = next;
    onChange?.(next);
  }

  /** Asks the server whether it has what this process knows. */
  async function askRevision(client: pg.PoolClient): Promise<boolean> {
    const wanted = revision();
    const { rows } = await client.query<{ revision: number }>(SELECT_REVISION);
    const own = rows[0]?.revision ?? 0;
    revisions.set(client, own);
    isBehind = own < wanted;
    if (isBehind) askAgainAt = performance.now() + BEHIND_PAUSE_MS;
    else currentAt = now();
    return !isBehind;
  }

  const hasRevision = async (client: pg.PoolClient) =>
    (revisions.get(client) ?? -1) >= revision() || (await askRevision(client));

  /** Runs the work on a connection. An error of the connection, or no answer, ends it. */
  async function onConnection<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let isBroken = true;
    try {
      const result = await work(client);
      isBroken = false;
      return result;
    } catch (error) {
      isBroken = !isOfStatement(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async function ask(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult | null> {
    if (reason !== null || performance.now() < askAgainAt) return null;
    try {
      return await onConnection(async (client) =>
        (await hasRevision(client)) ? client.query(text, [...parameters]) : null,
      );
    } catch (error) {
      // The error of a statement is the primary's to tell: a replica also ends statements that keep it from following.
      if (!isOfStatement(error)) setReason(error as Error);
      return null;
    }
  }

  function queriesOfPage(): PageQueries {
    // Once the primary has answered, an older state must not follow: its answer may be what the rest depends on.
    let isOnPrimary = false;
    return {
      async ask(text, parameters) {
        const result = isOnPrimary || !READS.test(text) ? null : await ask(text, parameters);
        if (result === null) isOnPrimary = true;
        counts[result === null ? 'primary' : 'replica'] += 1;
        return result;
      },
    };
  }

  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  async function poll(): Promise<void> {
    await onConnection(askRevision).then(
      () => setReason(null),
      (error) => setReason(error),
    );
    if (isClosed) return;
    timer = setTimeout(() => {
      polling = poll();
    }, POLL_MS).unref();
  }
  let polling = poll();

  const lagMs = () => (isBehind || reason ? Math.max(0, now() - currentAt) : 0);
  return {
    readPage: (render) => pageQueries.run(queriesOfPage(), render),
    problem() {
      if (reason !== null) return `read replica away: ${reason.message}`;
      return lagMs() > MAX_LAG_MS ? `read replica behind for ${Math.round(lagMs() / SECOND)} s` : null;
    },
    isReachable: () => reason === null,
    lagMs,
    counts,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await polling;
      await pool.end();
    },
  };
}
