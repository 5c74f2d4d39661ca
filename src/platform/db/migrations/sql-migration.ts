import { sql } from 'kysely';
import { type Dialect, dialectOf } from './dialect.ts';
import type { Migration } from './migration.ts';

/** A migration that runs SQL statements, in their order. */
export function sqlMigration(name: string, statements: (dialect: Dialect) => string[]): Migration {
  return {
    name,
    async up(db, engine) {
      for (const statement of statements(dialectOf(engine))) await sql.raw(statement).execute(db);
    },
  };
}
