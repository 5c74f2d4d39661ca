import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

/** Tables with counters that only grow. */
const KEPT = ['schema_migration', 'site_revision', 'search_state'];
/** The ids of the names that the migration wrote are `team-1` and so on. Created ids have no hyphen. */
const CREATED: Readonly<Record<string, string>> = { search_name: `where id not like '%-%'` };

const LARGE_BYTES = 256 * 1024;

/**
 * Writes the function of `emptyTables` into a migrated PostgreSQL database. Its copies have it too. PostgreSQL keeps the
 * plans of a function, which take longer than the deletions.
 */
export async function createEmptyTables(db: Db): Promise<void> {
  const tables = await db.introspection.getTables();
  const names = tables.map((table) => table.name).filter((name) => !KEPT.includes(name));
  const deletions = names.map((name) => `delete from "${name}" ${CREATED[name] ?? ''};`).join(' ');
  const { rows } = await sql<{ names: string; count: number }>`
    select count(*) as count, json_agg(search_name)::text as names from search_name`.execute(db);
  const [migrated = { names: '[]', count: 0 }] = rows;
  // Only when a test has deleted some: it takes a millisecond.
  const returnDeleted = `if (select count(*) from search_name) < ${migrated.count} then
    insert into search_name select * from json_populate_recordset(null::search_name, $names$${migrated.names}$names$)
    on conflict do nothing; end if;`;
  const kept = [...KEPT, ...Object.keys(CREATED)].map((name) => `'${name}'`).join(', ');
  // Needs a superuser: without triggers and foreign keys, deleting a few rows is far faster than `truncate`. A table that had
  // many is truncated, because deleted rows take time to skip.
  await sql
    .raw(`
      create function empty_tables() returns void language plpgsql set session_replication_role = replica as $$
      declare large text;
      begin
        for large in select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
          and pg_relation_size(oid) > ${LARGE_BYTES} and relname not in (${kept})
        loop execute 'truncate ' || large || ' cascade'; end loop;
        ${deletions} ${returnDeleted} update search_state set generation = generation + 1; end $$`)
    .execute(db);
}

/**
 * Deletes the rows of all tables but the counters and the names of a new site, and starts a new generation of the search index. Names
 * that a test has deleted come back. Only for copies of the empty PostgreSQL database of the run.
 */
export async function emptyTables(db: Db): Promise<void> {
  await sql`select empty_tables()`.execute(db);
}
