import { sql } from 'kysely';
import type { OpenDatabase } from '#db/engine.ts';

/** Removes every row of the newsroom; the schema and the site revision, which only ever grows, stay. */
export async function emptyTables({ db }: OpenDatabase): Promise<void> {
  const tables = await db.introspection.getTables();
  const names = tables
    .map((table) => table.name)
    .filter((name) => name !== 'schema_migration' && name !== 'site_revision');
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))} cascade`.execute(db);
}
