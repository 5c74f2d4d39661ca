import { formatInputDate, parseDayStart } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { isLeaseOver } from '#platform/jobs/is-lease-over.ts';
import { LEASE_MS } from '#platform/jobs/lease.ts';

/** After a failure the next attempt waits so long. */
const RETRY_MS = 30 * MINUTE;
/** From this age on the last backup is too old: one was left out. */
export const MAX_BACKUP_AGE_MS = 26 * HOUR;

/** How the backups are going. Null before the first attempt. */
export async function findBackupState(
  db: Db,
): Promise<{ succeededAt: number | null; bytes: number | null } | null> {
  const row = await db.selectFrom('backup_state').selectAll().where('id', '=', 1).executeTakeFirst();
  return row ? { succeededAt: row.succeeded_at, bytes: row.bytes } : null;
}

/** A backup of a later time than this is of a clock that was put back since. Nobody knows how old it is. */
const MAX_AHEAD_MS = MINUTE;

/** Whether the last complete backup is too old, or there is none. */
export async function isBackupOld(db: Db, { now }: { now: number }): Promise<boolean> {
  const succeededAt = (await findBackupState(db))?.succeededAt ?? null;
  if (succeededAt === null || succeededAt > now + MAX_AHEAD_MS) return true;
  return now - succeededAt > MAX_BACKUP_AGE_MS;
}

/** What came of a claim. `waits`: the last attempt has failed, and the next one is later. */
export type BackupClaim = 'claimed' | 'notDue' | 'waits';

/**
 * Takes the right to write the backup that is due: the one of the last time that it was `hour` o'clock in Baku. It is not due
 * when it exists or another server writes it. `isStart`: a server that starts does not wait after a failure, which may be mended.
 */
export async function claimBackup(
  db: Db,
  { now, hour, leaseId, isStart }: { now: number; hour: number; leaseId: string; isStart: boolean },
): Promise<BackupClaim> {
  const due = findLastDue(now, hour);
  const state = await findBackupState(db);
  // Asked every second: nothing is written while there is nothing to do.
  const latest = now + MAX_AHEAD_MS;
  if (state?.succeededAt != null && state.succeededAt >= due && state.succeededAt <= latest) return 'notDue';
  if (state === null)
    await db
      .insertInto('backup_state')
      .values({ id: 1, lease_id: null, lease_until: 0, succeeded_at: null, bytes: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  const claimed = await db
    .updateTable('backup_state')
    .set({ lease_id: leaseId, lease_until: now + LEASE_MS })
    .where('id', '=', 1)
    .where(({ eb, or }) => or([isLeaseOver(now, RETRY_MS), ...(isStart ? [eb('lease_id', 'is', null)] : [])]))
    .where(({ eb, or }) =>
      or([eb('succeeded_at', 'is', null), eb('succeeded_at', '<', due), eb('succeeded_at', '>', latest)]),
    )
    .returning('id')
    .executeTakeFirst();
  if (claimed) return 'claimed';
  const { lease_id } = await db.selectFrom('backup_state').select('lease_id').executeTakeFirstOrThrow();
  return lease_id === null ? 'waits' : 'notDue';
}

/** The last moment when it was this hour in Baku. */
function findLastDue(now: number, hour: number): number {
  const today = (parseDayStart(formatInputDate(now)) ?? now) + hour * HOUR;
  return today <= now ? today : today - DAY;
}

/** Keeps the right while the backup is written. Returns false when another server has it. */
export function renewBackup(db: Db, { now, leaseId }: { now: number; leaseId: string }): Promise<boolean> {
  return updateLeased(db, leaseId, { lease_until: now + LEASE_MS });
}

/** Records a complete backup and releases the right. Returns false when another server has it. */
export function recordBackup(
  db: Db,
  { now, leaseId, bytes }: { now: number; leaseId: string; bytes: number },
): Promise<boolean> {
  return updateLeased(db, leaseId, { lease_id: null, lease_until: 0, succeeded_at: now, bytes });
}

/** Releases the right after a failure. The next attempt waits. */
export function recordBackupFailure(
  db: Db,
  { now, leaseId }: { now: number; leaseId: string },
): Promise<boolean> {
  return updateLeased(db, leaseId, { lease_id: null, lease_until: now + RETRY_MS });
}

/** Releases the right when the program ends. Another server begins at once. */
export function releaseBackup(db: Db, { leaseId }: { leaseId: string }): Promise<boolean> {
  return updateLeased(db, leaseId, { lease_id: null, lease_until: 0 });
}

async function updateLeased(db: Db, leaseId: string, change: object): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('backup_state')
    .set(change)
    .where('id', '=', 1)
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
