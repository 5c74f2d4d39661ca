import type { Db } from '#platform/db/schema.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { LeaseLost, whileLeased } from '#platform/jobs/lease.ts';
import { WAITED } from '#platform/jobs/scheduler.ts';
import type { Log } from '#platform/log.ts';
import type { NewId } from '#platform/new-id.ts';
import type { BackupPlace } from '../rules/backup/backup-place.ts';
import {
  claimBackup,
  recordBackup,
  recordBackupFailure,
  releaseBackup,
  renewBackup,
} from '../rules/backup/backup-state.ts';
import { deleteOldBackups, writeBackup } from '../rules/backup/write-backup.ts';

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
  /** Whether it is the first run of this server. */
  isStart: boolean;
  now: () => number;
  newId: NewId;
  log: Log;
}

/**
 * Writes the backup when it is due and no other server does. One that has lost its lease leaves it to the server that has it.
 * Resolves with `WAITED` while the next attempt after a failure waits.
 * @throws Error when it fails; it is tried again later.
 */
export async function runBackup(
  { db, openDatabase, now, newId, log, hour, keep, isStart, ...parts }: BackupRun,
  signal: AbortSignal,
): Promise<typeof WAITED | undefined> {
  const leaseId = newId();
  const claim = await claimBackup(db, { now: now(), hour, leaseId, isStart });
  if (claim !== 'claimed') return claim === 'waits' ? WAITED : undefined;
  const renew = () => renewBackup(db, { now: now(), leaseId });
  try {
    const written = await whileLeased({ renew, signal }, async (leased) => {
      const own = await openDatabase();
      const options = { ...parts, leaseId, signal: leased, now: now() };
      return writeBackup(own.db, options).finally(() => own.close());
    });
    if (!(await recordBackup(db, { now: now(), leaseId, bytes: written.bytes }))) return;
    log.info('backup written', written);
    // The backup is there, whatever becomes of the old ones: a bucket may refuse to delete.
    await deleteOldBackups(parts.place, { keep, written: written.name }).catch((error) =>
      log.error('old backups not deleted', { error }),
    );
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (signal.aborted) {
      await releaseBackup(db, { leaseId });
      return;
    }
    await recordBackupFailure(db, { now: now(), leaseId }).catch((problem) =>
      log.warn('failed backup not recorded', { error: problem }),
    );
    throw error;
  }
}
