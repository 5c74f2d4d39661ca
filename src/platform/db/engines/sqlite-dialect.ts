import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';

const MAX_STATEMENTS = 400;

/** Kysely's SQLite dialect with two changes: prepared statements are cached, and transactions `begin immediate`. */
export class ImmediateSqliteDialect extends SqliteDialect {
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
