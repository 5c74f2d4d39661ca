import type { Db } from '#platform/db/schema.ts';
import { isLeaseOver } from '#platform/jobs/is-lease-over.ts';
import { LEASE_MS, LeaseLost } from '#platform/jobs/lease.ts';
import { type ImportJob, parseImportJob } from './import-job.ts';

/** A server works on the job. Everything it writes about the job needs its lease. */
export interface ImportLease {
  job: ImportJob;
  leaseId: string;
}

/** Takes the next job that nobody works on. Null when there is none. */
export async function claimImportJob(
  db: Db,
  { now, leaseId }: { now: number; leaseId: string },
): Promise<ImportLease | null> {
  const due = await db
    .selectFrom('import_job')
    .select('id')
    .where('status', 'in', ['checking', 'importing'])
    .where(isLeaseOver(now))
    .orderBy('lease_until')
    .limit(1)
    .executeTakeFirst();
  if (!due) return null;
  const row = await db
    .updateTable('import_job')
    .set({ lease_id: leaseId, lease_until: now + LEASE_MS })
    .where('id', '=', due.id)
    .where('status', 'in', ['checking', 'importing'])
    .where(isLeaseOver(now))
    .returningAll()
    .executeTakeFirst();
  return row ? { job: parseImportJob(row), leaseId } : null;
}

/** Writes the state of a job and keeps the lease. @throws LeaseLost */
export async function updateLeasedJob(
  db: Db,
  { job, leaseId }: ImportLease,
  change: Partial<Pick<ImportJob, 'status' | 'done' | 'total' | 'report' | 'failure' | 'problem'>> & {
    now: number;
  },
): Promise<void> {
  const { now, report, ...columns } = change;
  const { numUpdatedRows } = await db
    .updateTable('import_job')
    .set({
      ...columns,
      ...(report === undefined ? {} : { report: JSON.stringify(report) }),
      updated_at: now,
      lease_until: now + LEASE_MS,
    })
    .where('id', '=', job.id)
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost(`Another server continues the import ${job.id}`);
}

/** Keeps the lease. Returns false when another server has the job. */
export async function renewImportJob(
  db: Db,
  { job, leaseId }: ImportLease,
  { now }: { now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_job')
    .set({ lease_until: now + LEASE_MS })
    .where('id', '=', job.id)
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets the next server continue at once. */
export async function releaseImportJob(db: Db, { job, leaseId }: ImportLease): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ lease_id: null, lease_until: 0 })
    .where('id', '=', job.id)
    .where('lease_id', '=', leaseId)
    .execute();
}
