import { sql } from 'kysely';
import type { OpenDatabase } from './engine-of.ts';
import { DatabaseTooNew } from './errors.ts';
import type { Migration } from './migrations/migration.ts';
import type { Db } from './schema.ts';

/** An arbitrary number that no other program uses for an advisory lock on this database. */
const MIGRATION_LOCK = 7_204_118_302;

/**
 * Applies those of `migrations` that the database does not have yet, each in its own transaction, and returns their names.
 * Forward only. Several instances may call it at once: one migrates, the others wait for it.
 * @throws DatabaseTooNew when the database knows a migration that this program does not; nothing is changed then.
 */
export async function migrateToLatest(
  open: Pick<OpenDatabase, 'db' | 'engine'>,
  migrations: readonly Migration[],
): Promise<string[]> {
  if (open.engine === 'sqlite') return applyMissing(open.db, open, migrations);
  return open.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      return await applyMissing(connection, open, migrations);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    }
  });
}

async function applyMissing(
  db: Db,
  { engine }: Pick<OpenDatabase, 'engine'>,
  migrations: readonly Migration[],
): Promise<string[]> {
  await db.schema
    .createTable('schema_migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  await refuseNewer(db, migrations);

  const applied: string[] = [];
  for (const migration of migrations) {
    const isNew = await db.transaction().execute(async (tx) => {
      // Checked inside the transaction: another process may have applied it while this one waited for the lock.
      const known = await tx
        .selectFrom('schema_migration')
        .select('name')
        .where('name', '=', migration.name)
        .executeTakeFirst();
      if (known) return false;
      await migration.up(tx, engine);
      await tx
        .insertInto('schema_migration')
        .values({ name: migration.name, applied_at: Date.now() })
        .execute();
      return true;
    });
    if (isNew) applied.push(migration.name);
  }
  return applied;
}

async function refuseNewer(db: Db, migrations: readonly Migration[]): Promise<void> {
  const ours = new Set(migrations.map((migration) => migration.name));
  const applied = await db.selectFrom('schema_migration').select('name').orderBy('name').execute();
  const unknown = applied.map((row) => row.name).filter((name) => !ours.has(name));
  if (unknown.length > 0) throw new DatabaseTooNew(unknown);
}
