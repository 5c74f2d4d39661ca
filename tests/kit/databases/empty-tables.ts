import { sql } from 'kysely';
import type { OpenDatabase } from '#db/engine.ts';

/**
 * Deletes the rows of all tables except the schema version and the site revision, which only grows. Needs a PostgreSQL
 * superuser: without triggers and foreign keys, deleting a few rows is far faster than `truncate`.
 */
export async function emptyTables({ db }: OpenDatabase): Promise<void> {
  const tables = await db.introspection.getTables();
  const names = tables
    .map((table) => table.name)
    .filter((name) => name !== 'schema_migration' && name !== 'site_revision');
  const deletions = names.map((name) => `delete from "${name}";`).join(' ');
  await sql.raw(`do $$ begin set local session_replication_role = replica; ${deletions} end $$`).execute(db);
}
