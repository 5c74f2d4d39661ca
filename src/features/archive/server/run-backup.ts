import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log.ts';
import type { NewId } from '#platform/new-id.ts';
import type { BackupPlace } from '../rules/backup/backup-place.ts';
import { claimBackup, recordBackup, recordBackupFailure, renewBackup } from '../rules/backup/backup-state.ts';
import { deleteOldBackups, writeBackup } from '../rules/backup/write-backup.ts';

/** How often a server that writes a backup keeps its right to do so. */
const RENEW_MS = MINUTE / 2;

interface BackupRun {
  db: Db;
  /** Opens a connection of its own, so that requests do not wait for the export. */
  openDatabase: () => Promise<{ db: Db; close(): Promise<void> }>;
  place: BackupPlace;
  store: FileStore;
  tables: Readonly<Record<string, TableDecision>>;
  /** The hour of the day in Baku. */
  hour: number;
  keep: number;
  now: () => number;
  newId: NewId;
  log: Log;
}

/** Writes the backup when it is due and no other server does. @throws Error when it fails; it is tried again later. */
export async function runBackup({
  db,
  openDatabase,
  now,
  newId,
  log,
  hour,
  keep,
  ...parts
}: BackupRun): Promise<void> {
  const leaseId = newId();
  if (!(await claimBackup(db, { now: now(), hour, leaseId }))) return;
  const renewing = setInterval(() => {
    renewBackup(db, { now: now(), leaseId }).catch((error) =>
      log.warn('backup lease not renewed', { error }),
    );
  }, RENEW_MS);
  try {
    const own = await openDatabase();
    const written = await writeBackup(own.db, { ...parts, now: now() }).finally(() => own.close());
    clearInterval(renewing);
    await recordBackup(db, { now: now(), leaseId, bytes: written.bytes });
    log.info('backup written', written);
    // The backup is there, whatever becomes of the old ones: a bucket may refuse to delete.
    await deleteOldBackups(parts.place, { keep, written: written.name }).catch((error) =>
      log.error('old backups not deleted', { error }),
    );
  } catch (error) {
    clearInterval(renewing);
    await recordBackupFailure(db, { now: now(), leaseId }).catch((problem) =>
      log.warn('failed backup not recorded', { error: problem }),
    );
    throw error;
  }
}
