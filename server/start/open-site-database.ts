import type { DatabaseTarget, OpenDatabase } from '#db/engine.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { refuseUnfinishedRestore } from '#domain/archive/unfinished-restore.ts';
import { rebuildStaleMatches } from '#domain/matches/ledger/rebuild-matches.ts';

/** Opens and migrates the database; closes it again when that fails. Throws DatabaseUnavailable, DatabaseTooNew, RestoreUnfinished. */
export async function openSiteDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  const open = await openDatabase(target);
  try {
    await refuseUnfinishedRestore(open.db);
    await migrateToLatest(open);
    await rebuildStaleMatches(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
