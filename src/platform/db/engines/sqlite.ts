import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import type { OpenDatabase } from '../engine-of.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { publishQuery } from '../query-channel.ts';
import type { Database } from '../schema.ts';
import {
  type ChangeRow,
  makeRevisionListeners,
  selectChanges,
  toRevisionChange,
} from './revision-listeners.ts';

const BUSY_TIMEOUT_MS = 5000;
/** How often the file is checked for writes of other processes. A check takes microseconds. */
const FOREIGN_WRITE_CHECK_MS = 100;

/** See `openDatabase`. */
export async function openSqlite(file: string, image?: Buffer): Promise<OpenDatabase> {
  const sqlite = openFile(file, image);
  const listeners = makeRevisionListeners();
  /** The revision that was announced last. */
  let announced = 0;
  const readChange = (after: number) =>
    toRevisionChange(after, sqlite.prepare(selectChanges('?')).all(after) as ChangeRow[]);
  const announceCommitted = () => {
    if (listeners.count() === 0 || sqlite.inTransaction) return;
    const change = readChange(announced);
    if (change.revision <= announced) return;
    announced = change.revision;
    listeners.announce(change);
  };

  let dataVersion = sqlite.pragma('data_version', { simple: true });
  const checkForeignWrites = () => {
    const currentVersion = sqlite.pragma('data_version', { simple: true });
    if (currentVersion === dataVersion) return;
    announceCommitted();
    dataVersion = currentVersion;
  };
  const timer = setInterval(() => ignoreErrors(checkForeignWrites), FOREIGN_WRITE_CHECK_MS);
  timer.unref();

  const db = new Kysely<Database>({
    dialect: new ImmediateSqliteDialect(sqlite, () => ignoreErrors(announceCommitted)),
    log: publishQuery,
  });
  return {
    db,
    engine: 'sqlite',
    onRevision(listener) {
      if (listeners.count() === 0)
        ignoreErrors(() => {
          announced = readChange(announced).revision;
        });
      return listeners.add(listener);
    },
    currentRevision: async () =>
      (await db.selectFrom('site_revision').select('revision').executeTakeFirst())?.revision ?? 0,
    async changesSince(revision) {
      const { rows } = await db.executeQuery<ChangeRow>(CompiledQuery.raw(selectChanges('?'), [revision]));
      return toRevisionChange(revision, rows);
    },
    close: async () => {
      clearInterval(timer);
      listeners.clear();
      await db.destroy();
      // Kysely closes the connection only after it has used it.
      if (sqlite.open) sqlite.close();
    },
  };
}

/**
 * A revision that cannot be read must not end the process or fail a write that is already committed. Callers that watch
 * the revision read it again with `currentRevision` and get the error there.
 */
function ignoreErrors(announce: () => void): void {
  try {
    announce();
  } catch {}
}

function openFile(file: string, image?: Buffer): Sqlite {
  let sqlite: Sqlite | undefined;
  try {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    sqlite = new Sqlite(image ?? file, { timeout: BUSY_TIMEOUT_MS });
    // Reads the header and the schema before the first write, so that a damaged file is not changed.
    sqlite.prepare('select count(*) from sqlite_master').get();
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.exec('begin immediate; rollback');
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw new DatabaseUnavailable(explain(file, error), error);
  }
}

function explain(file: string, error: unknown): string {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return `The database file ${file} is damaged or is not a SQLite database. It was left as it is: restore a backup or name another file.`;
  }
  if (code.startsWith('SQLITE_READONLY') || code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The database file ${file} or its folder cannot be written. Give this user permission to write both.`;
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return `The database file ${file} is locked by another program. Stop that program and start again.`;
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return `No space is left for the database file ${file}.`;
  return `The database file ${file} cannot be opened. Check the path and the permissions of its folder.`;
}

const MAX_STATEMENTS = 400;

/** Kysely's SQLite dialect with two changes: prepared statements are cached, and transactions `begin immediate`. */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(sqlite: Sqlite, afterWrite: () => void) {
    const database = cacheStatements(sqlite, afterWrite);
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }
}

/**
 * A transaction that reads before it writes cannot wait for a write of another process: SQLite refuses it at once.
 * `begin immediate` acquires the write lock first, and waits for it up to `busy_timeout`. A transaction that only reads
 * needs no lock.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

function cacheStatements(sqlite: Sqlite, afterWrite: () => void): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const cached = cache.get(sql);
      if (cached) return cached;
      const prepared = sqlite.prepare(sql);
      const isWrite = !/^\s*select/i.test(sql);
      const statement: SqliteStatement = {
        reader: prepared.reader,
        all: (parameters) => {
          const rows = prepared.all(parameters);
          if (isWrite) afterWrite();
          return rows;
        },
        run: (parameters) => {
          const result = prepared.run(parameters);
          if (isWrite) afterWrite();
          return result;
        },
        iterate: (parameters) => prepared.iterate(parameters),
      };
      if (cache.size >= MAX_STATEMENTS) cache.clear();
      if (/^\s*(select|insert|update|delete|with|begin|commit)/i.test(sql)) cache.set(sql, statement);
      else cache.clear();
      return statement;
    },
  };
}
