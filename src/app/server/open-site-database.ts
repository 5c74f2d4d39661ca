import { refuseUnfinishedRestore } from '#features/archive/rules/unfinished-restore.ts';
import { rebuildStaleMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import type { DatabaseTarget, OpenDatabase } from '#platform/db/engine.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { allMigrations } from './all-migrations.ts';

/** Opens and migrates the database; closes it again when that fails. Throws DatabaseUnavailable, DatabaseTooNew, RestoreUnfinished. */
export async function openSiteDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  const open = await openDatabase(target);
  try {
    await refuseUnfinishedRestore(open.db);
    await migrateToLatest(open, allMigrations);
    await rebuildStaleMatches(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
