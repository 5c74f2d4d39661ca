import { sql } from 'kysely';
import type { OpenDatabase } from '#db/engine.ts';

/** Tables with counters that only grow. */
const KEPT = ['schema_migration', 'site_revision', 'search_state'];
/** The ids of the names that the migration wrote are `team-1` and so on. Created ids have no hyphen. */
const CREATED: Readonly<Record<string, string>> = { search_name: `where id not like '%-%'` };

/**
 * Deletes the rows of all tables but the counters and the names of a new site, and starts a new generation of the search index.
 * Needs a PostgreSQL superuser: without triggers and foreign keys, deleting a few rows is far faster than `truncate`.
 */
export async function emptyTables({ db }: OpenDatabase): Promise<void> {
  const tables = await db.introspection.getTables();
  const names = tables.map((table) => table.name).filter((name) => !KEPT.includes(name));
  const deletions = names.map((name) => `delete from "${name}" ${CREATED[name] ?? ''};`).join(' ');
  await db
    .updateTable('search_state')
    .set((eb) => ({ generation: eb('generation', '+', 1) }))
    .execute();
  await sql.raw(`do $$ begin set local session_replication_role = replica; ${deletions} end $$`).execute(db);
}
