import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../errors.ts';
import { type PageQueries, pageQueries } from './page-queries.ts';

/** How long a query waits for a connection: for a free one of the pool, or for the server to accept a new one. */
export const CONNECTION_LIMIT_MS = 4000;

/** The options of every connection to PostgreSQL. */
export const connectionOptions = { connectionTimeoutMillis: CONNECTION_LIMIT_MS, keepAlive: true } as const;

const INT8 = 20;

/** Parses int8 (counts, moments) as a number. Other types keep the parser of `pg`. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 && format !== 'binary') return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/** The options of a pool for queries of the site. */
export const poolOptions = (url: string) =>
  ({ connectionString: url, max: 10, ...connectionOptions, application_name: 'newsroom', types }) as const;

/**
 * A pool for Kysely whose queries do not wait for ever. A query that takes longer than `limitMs()` fails, and its connection is
 * closed: nobody knows what a server that does not answer will do with it. Errors of the connection or the server become
 * DatabaseUnavailable; errors of a statement stay as they are.
 */
export function limitQueries(
  pool: pg.Pool,
  { limitMs, onWrite }: { limitMs: () => number; onWrite: (problem: string | null) => void },
): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const connect = async () => limitClient(await pool.connect().catch(rethrow), limitMs(), onWrite);
      const page = pageQueries.getStore();
      return page ? pageClient(page, connect) : connect();
    },
    end: () => pool.end(),
  };
}

/** A client for a page: it connects to the primary only for what the replica does not answer. */
function pageClient(page: PageQueries, connect: () => Promise<PostgresPoolClient>): PostgresPoolClient {
  let primary: PostgresPoolClient | undefined;
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    const answered = primary ? null : await page.ask(text, parameters);
    if (answered) return answered;
    primary ??= await connect();
    return primary.query(text, parameters);
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => primary?.release(destroy),
  };
}

function limitClient(
  client: pg.PoolClient,
  limitMs: number,
  onWrite: (problem: string | null) => void,
): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    if (isBroken) throw new DatabaseUnavailable('The connection was given up');
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_, reject) => {
      if (limitMs === Number.POSITIVE_INFINITY) return;
      timer = setTimeout(() => {
        isBroken = true;
        reject(new DatabaseUnavailable(`A query took longer than ${limitMs} ms`));
      }, limitMs);
    });
    try {
      const result = await Promise.race([client.query(text, [...parameters]), expired]);
      if (WRITES.has(result.command) && result.rowCount) onWrite(null);
      return result;
    } catch (error) {
      if (error instanceof pg.DatabaseError && CANNOT_WRITE.test(error.code ?? '')) onWrite(error.message);
      return rethrow(error);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    // Kysely uses cursors only for streams, which this program does not read.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(isBroken || destroy),
  };
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/** The disk is full, the disk is broken, or the server takes no writes. */
const CANNOT_WRITE = /^(?:53100|58030|25006)$/;

/** The server stops or starts, has no space, memory or connection left, cannot read its disk, or takes no writes. */
const UNAVAILABLE = /^(?:08...|53...|57P0[123]|58030|25006)$/;

/** Whether the server has refused this statement, and answers others. */
export function isOfStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !UNAVAILABLE.test(error.code ?? '');
}

function rethrow(error: unknown): never {
  if (isOfStatement(error) || error instanceof TypeError || error instanceof DatabaseUnavailable) throw error;
  throw new DatabaseUnavailable('The PostgreSQL database does not answer', error);
}
