import type { DatabaseTarget, OpenDatabase } from '#db/engine.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';

/** Opens the database and brings it to this version; closed again when that fails. Throws DatabaseUnavailable, DatabaseTooNew. */
export async function openSiteDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  const open = await openDatabase(target);
  try {
    await migrateToLatest(open);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}
