import type { DatabaseTarget, OpenDatabase } from '#platform/db/engine.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { listDeclared } from '#platform/features/join-server-features.ts';
import { allMigrations } from './all-migrations.ts';
import { serverFeatures } from './features.ts';

/** Opens and migrates the database; closes it again when that fails. Throws DatabaseUnavailable, DatabaseTooNew, RestoreUnfinished. */
export async function openSiteDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  const open = await openDatabase(target);
  try {
    for (const prepare of listDeclared(serverFeatures, 'beforeMigrations')) await prepare(open.db);
    await migrateToLatest(open, allMigrations);
    for (const repair of listDeclared(serverFeatures, 'afterMigrations')) await repair(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
