import { existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
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

/** How long the start waits for the lock of another program. */
const OPENING_TIMEOUT_MS = 5000;
/** SQLite waits for a lock without returning to the event loop, so it may wait this long only. */
const BUSY_TIMEOUT_MS = 5;
/** A statement that finds the database locked is tried again after this time, for `LOCK_LIMIT_MS` in all. */
const LOCK_RETRY_MS = 20;
const LOCK_LIMIT_MS = 4000;
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

  const dialect = new ImmediateSqliteDialect(sqlite, () => ignoreErrors(announceCommitted));
  const db = new Kysely<Database>({ dialect, log: publishQuery });
  return {
    db,
    engine: 'sqlite',
    writeProblem: dialect.writeProblem,
    limitQueries() {},
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
    if (file !== ':memory:' && !image) {
      mkdirSync(dirname(file), { recursive: true });
      createFile(file);
      if (statSync(file).size === 0) throw new EmptyFile();
    }
    sqlite = new Sqlite(image ?? file, { timeout: OPENING_TIMEOUT_MS });
    // Reads the header and the schema before the first write, so that a damaged file is not changed.
    sqlite.prepare('select count(*) from sqlite_master').get();
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.exec('begin immediate; rollback');
    sqlite.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw new DatabaseUnavailable(explain(file, error), error);
  }
}

class EmptyFile extends Error {}

/**
 * Creates a database without tables, unless there is a file. The file appears under its name when it is complete, so an empty one was
 * emptied by something else.
 */
function createFile(file: string): void {
  if (existsSync(file)) return;
  const created = `${file}.${process.pid}.new`;
  const sqlite = new Sqlite(created);
  sqlite.pragma('user_version = 0');
  sqlite.exec('vacuum');
  sqlite.close();
  try {
    linkSync(created, file);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(created, { force: true });
  }
}

function explain(file: string, error: unknown): string {
  if (error instanceof EmptyFile)
    return `The database file ${file} is empty (0 bytes). It was left as it is: restore a backup, or delete the file to begin with an empty site.`;
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
  readonly #sqlite: Sqlite;
  readonly #database: SqliteDatabase;
  readonly #writes: WriteState;
  readonly writeProblem = () => this.#writes.problem;

  constructor(sqlite: Sqlite, afterWrite: () => void) {
    const database = cacheStatements(sqlite, afterWrite);
    super({ database });
    this.#sqlite = sqlite;
    this.#database = database;
    this.#writes = watchWrites(sqlite);
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#sqlite, this.#database, this.#writes);
  }
}

/**
 * A transaction that reads before it writes cannot wait for a write of another process: SQLite refuses it at once.
 * `begin immediate` acquires the write lock first, and waits for it. A transaction that only reads
 * needs no lock.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #sqlite: Sqlite;
  readonly #writes: WriteState;
  #connection: DatabaseConnection | undefined;

  constructor(sqlite: Sqlite, database: SqliteDatabase, writes: WriteState) {
    super({ database });
    this.#sqlite = sqlite;
    this.#writes = writes;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= waitForLocks(await super.acquireConnection(), this.#sqlite, this.#writes);
    return this.#connection;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk has ended the transaction already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** A connection whose statements wait for a lock of another program while the event loop goes on. */
function waitForLocks(
  connection: DatabaseConnection,
  sqlite: Sqlite,
  writes: WriteState,
): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const end = performance.now() + LOCK_LIMIT_MS;
      for (;;) {
        try {
          const result = await connection.executeQuery<R>(query);
          writes.succeed();
          return result;
        } catch (error) {
          writes.fail(error);
          if (!isLocked(error) || sqlite.inTransaction || performance.now() > end) throw toUnavailable(error);
          await sleep(LOCK_RETRY_MS);
        }
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/** Whether the file can be written, as far as the last writes tell. */
interface WriteState {
  problem: string | null;
  fail(error: unknown): void;
  /** Called after every statement. A problem is over when rows have been changed and stored after it. */
  succeed(): void;
}

function watchWrites(sqlite: Sqlite): WriteState {
  let changesAtProblem = 0;
  const countChanges = () => sqlite.prepare('select total_changes()').pluck().get() as number;
  const state: WriteState = {
    problem: null,
    fail(error) {
      if (!/^SQLITE_(?:FULL|IOERR|READONLY)/.test(codeOf(error))) return;
      state.problem = codeOf(error);
      changesAtProblem = countChanges();
    },
    succeed() {
      if (state.problem !== null && !sqlite.inTransaction && countChanges() > changesAtProblem)
        state.problem = null;
    },
  };
  return state;
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);
const isLocked = (error: unknown) => /^SQLITE_(?:BUSY|LOCKED)/.test(codeOf(error));

/** The error of a locked file, a full or broken disk, or a file that may not be written. Other errors stay as they are. */
function toUnavailable(error: unknown): unknown {
  const isUnavailable = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(error));
  return isUnavailable
    ? new DatabaseUnavailable(`The database cannot be used: ${codeOf(error)}`, error)
    : error;
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
