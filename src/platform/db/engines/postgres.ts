import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { OpenDatabase } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';
import type { Database } from '../schema.ts';
import { listenForRevision } from './listen-for-revision.ts';
import { type ChangeRow, selectChanges, toRevisionChange } from './revision-changes.ts';
import { makeRevisionListeners } from './revision-listeners.ts';

const MIN_VERSION = 150000;
const INT8 = 20;

/** Parses int8 (counts, moments) as a number. Other types keep the parser of `pg`. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 && format !== 'binary') return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/** See `openDatabase`. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: 'newsroom',
    types,
  });
  // Without these two handlers a lost connection would end the process.
  pool.on('error', (error) => process.emitWarning(`An idle database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  await checkServer(pool, url);

  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const currentRevision = async () =>
    (await db.selectFrom('site_revision').select('revision').executeTakeFirst())?.revision ?? 0;
  const listeners = makeRevisionListeners();
  let stopListening: (() => Promise<void>) | undefined;
  return {
    db,
    engine: 'postgres',
    onRevision(listener) {
      stopListening ??= listenForRevision({ url, announce: listeners.announce });
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
