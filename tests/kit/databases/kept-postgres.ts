import { inject } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { emptyTables } from './empty-tables.ts';
import { makePostgresDatabase } from './make-postgres-database.ts';

interface KeptDatabase {
  url: string;
  /** Null after a test that listened or closed it: the next test connects anew. */
  open: OpenDatabase | null;
  /** What the test that uses it has got. */
  lent: Db | null;
}

/**
 * The migrated database of this worker. One test after another uses it: creating a database and a first question to each of its
 * tables take far longer than deleting what a test wrote.
 */
let kept: KeptDatabase | undefined;

/** Empties the database of this worker. The next call is only allowed when the test has ended. */
export async function openKeptPostgres(): Promise<OpenDatabase & { url: string }> {
  const isNew = !kept;
  kept ??= { url: await createDatabase(), open: null, lent: null };
  const database = kept;
  const { url } = database;
  // On a busy machine, twenty writers of a test may wait long for one of ten connections.
  const open = database.open ?? (await openDatabase({ kind: 'postgres', url, connectionLimitMs: MINUTE }));
  database.open = open;
  if (!isNew) await emptyTables(open.db);
  // An object of its own for each test: the product keeps what it knows of a database by its object.
  const db = open.db.withoutPlugins();
  database.lent = db;
  return {
    ...open,
    db,
    url,
    onRevision(listener) {
      // A connection that listens would go on asking after each write of the tests that follow.
      database.open = null;
      return open.onRevision(listener);
    },
    close() {
      database.open = null;
      return open.close();
    },
  };
}

/** Ends the work of a test with the database. */
export async function leaveKeptPostgres(open: OpenDatabase): Promise<void> {
  if (!kept?.open || kept.lent !== open.db) await open.close();
}

async function createDatabase(): Promise<string> {
  const { postgres } = inject('emptyDatabases');
  const { url } = await makePostgresDatabase(inject('postgresUrl') ?? '', { template: postgres ?? '' });
  return url;
}
