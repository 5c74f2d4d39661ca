import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

const STATEMENTS_KEPT = 400;

/** Kysely's SQLite dialect with two changes: prepared statements are kept, and a transaction starts as a writer. */
export class WriterFirstSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(sqlite: Sqlite, afterWrite: () => void) {
    const database = keepingStatements(sqlite, afterWrite);
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new WriterFirstDriver({ database: this.#database });
  }
}

/**
 * A transaction that reads before it writes cannot wait for another process' write: SQLite refuses it at once.
 * `begin immediate` takes the writer's place first and so waits out `busy_timeout`.
 */
class WriterFirstDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function keepingStatements(sqlite: Sqlite, afterWrite: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const fresh = sqlite.prepare(sql);
      const writes = !/^\s*select/i.test(sql);
      const statement: SqliteStatement = {
        reader: fresh.reader,
        all: (parameters) => {
          const rows = fresh.all(parameters);
          if (writes) afterWrite();
          return rows;
        },
        run: (parameters) => {
          const result = fresh.run(parameters);
          if (writes) afterWrite();
          return result;
        },
        iterate: (parameters) => fresh.iterate(parameters),
      };
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      if (/^\s*(select|insert|update|delete|with|begin|commit)/i.test(sql)) kept.set(sql, statement);
      else kept.clear();
      return statement;
    },
  };
}
