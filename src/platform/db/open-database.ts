import type { DatabaseTarget, OpenDatabase } from './engine.ts';
import { openPostgres } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';

/**
 * Opens the database and checks that it answers. Creates a missing SQLite file, and never changes a damaged one.
 * Run `migrateToLatest` before use.
 * @throws DatabaseUnavailable with a sentence for the operator.
 */
export function openDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  return target.kind === 'sqlite' ? openSqlite(target.file, target.image) : openPostgres(target.url);
}
