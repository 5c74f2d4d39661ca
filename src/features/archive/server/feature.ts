import { SECOND } from '#az/format/durations.ts';
import { defineEnvironment } from '#platform/config.ts';
import { textMatching, wholeNumber } from '#platform/config-values.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { archiveBackups } from '../migrations/0017-backups.ts';
import { findBackupState, isBackupOld } from '../rules/backup/backup-state.ts';
import { refuseUnfinishedRestore } from '../rules/unfinished-restore.ts';
import { BACKUP_TARGET, createBackupPlace } from './create-backup-place.ts';
import { runBackup } from './run-backup.ts';

declare module '#platform/config.ts' {
  interface Config {
    /** Where daily backups go, when in Baku, and how many are kept; null without backups. */
    backup: { to: string; hour: number; keep: number } | null;
  }
}

declare module '#platform/http/context.ts' {
  interface Services {
    /** Whether the site should have a newer backup than it has. False without backups. */
    isBackupOld: () => Promise<boolean>;
  }
}

export const archiveServer = defineServerFeature({
  name: 'archive',
  environment: defineEnvironment(
    {
      BACKUP_TO: textMatching(BACKUP_TARGET, 'a folder, or a bucket such as s3://bucket/prefix'),
      BACKUP_HOUR: wholeNumber('an hour of the day', 0, 23),
      BACKUP_KEEP: wholeNumber('a number of backups', 1, 1000),
    },
    ({ BACKUP_TO: to, BACKUP_HOUR: hour = 4, BACKUP_KEEP: keep = 7 }, platform) => {
      if (to === undefined) return { backup: null };
      // Refuses a bucket without the S3_ variables.
      createBackupPlace(to, platform);
      return { backup: { to, hour, keep } };
    },
  ),
  migrations: [archiveBackups],
  beforeMigrations: refuseUnfinishedRestore,
  start({ db, config, store, tables, now, newId, log }) {
    if (config.backup === null) return { services: { isBackupOld: async () => false } };
    const { to, hour, keep } = config.backup;
    const place = createBackupPlace(to, config);
    const open = () => openDatabase(config.database);
    let isStart = true;
    const backup = { db, openDatabase: open, place, store, tables, hour, keep, now, newId, log };
    const run = (signal: AbortSignal) => {
      const done = runBackup({ ...backup, isStart }, signal);
      isStart = false;
      return done;
    };
    return {
      services: { isBackupOld: () => isBackupOld(db, { now: now() }) },
      jobs: [{ name: 'backup', everyMs: SECOND, run }],
      gauges: [
        {
          name: 'newsroom_backup_last_success_timestamp_seconds',
          help: 'When the last backup was complete; 0 before the first one',
          read: async () => ((await findBackupState(db))?.succeededAt ?? 0) / 1000,
        },
        {
          name: 'newsroom_backup_bytes',
          help: 'Bytes of the last backup',
          read: async () => (await findBackupState(db))?.bytes ?? null,
        },
      ],
    };
  },
});
