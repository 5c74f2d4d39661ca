import { sql } from 'kysely';
import { engineOf } from './engine-of.ts';
import type { Db } from './schema.ts';

/**
 * Runs `work` in this transaction without triggers. Foreign keys are checked afterwards, so that the order of tables and
 * rows does not matter. For rows that were copied with everything that triggers had written.
 */
export async function withoutTriggers<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  if (!tx.isTransaction) throw new Error('Triggers are switched off in a transaction only');
  return engineOf(tx) === 'postgres' ? onPostgres(tx, work) : onSqlite(tx, work);
}

/** SQLite cannot switch a trigger off. No other connection sees that they are missing before the commit. */
async function onSqlite<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  // Lasts until the commit, which checks the foreign keys.
  await sql`pragma defer_foreign_keys = on`.execute(tx);
  const { rows: triggers } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger'`.execute(tx);
  for (const { name } of triggers) await sql`drop trigger ${sql.id(name)}`.execute(tx);
  const result = await work();
  for (const trigger of triggers) await sql.raw(trigger.sql).execute(tx);
  return result;
}

async function onPostgres<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await alterTables(tx, { triggers: 'disable', foreignKeys: 'deferrable initially deferred' });
  const result = await work();
  await sql`set constraints all immediate`.execute(tx);
  await alterTables(tx, { triggers: 'enable', foreignKeys: 'not deferrable' });
  return result;
}

async function alterTables(
  tx: Db,
  to: { triggers: 'enable' | 'disable'; foreignKeys: string },
): Promise<void> {
  await sql
    .raw(`do $$
      declare found record;
      begin
        for found in select tablename as name from pg_tables where schemaname = current_schema() loop
          execute format('alter table %I ${to.triggers} trigger user', found.name);
        end loop;
        for found in select conname as name, conrelid::regclass as owner from pg_constraint
          where contype = 'f' and connamespace = current_schema()::regnamespace loop
          execute format('alter table %s alter constraint %I ${to.foreignKeys}', found.owner, found.name);
        end loop;
      end $$`)
    .execute(tx);
}
