import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS, LeaseLost } from '#platform/jobs/lease.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { uploadExport } from '#tests/kit/content/imports.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createImportReport } from '../import-report.ts';
import { getImportJob } from './import-job.ts';
import { claimImportJob, releaseImportJob, renewImportJob, updateLeasedJob } from './import-lease.ts';

describeOnEachDatabase('the lease of an import job', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const store = openStore();
    const upload = () => uploadExport(db, store, { actor });
    return { db, upload, read: (id: string) => getImportJob(db, { actor, id }) };
  }
  async function claim(db: Db, leaseId: string, now = NOON) {
    const lease = await claimImportJob(db, { now, leaseId });
    if (lease === null) throw new Error('No job is free');
    return lease;
  }
  const isFree = async (db: Db, now: number) => (await claimImportJob(db, { now, leaseId: 'z' })) !== null;

  it('lasts for its time after the claim, each renewal and each change', async () => {
    const { db, upload } = await prepare();
    const id = await upload();
    const lease = await claim(db, 'a');
    expect(lease).toMatchObject({ leaseId: 'a', job: { id, status: 'checking' } });
    expect(await isFree(db, NOON + LEASE_MS - 1)).toBe(false);
    expect(await renewImportJob(db, lease, { now: NOON + 1000 })).toBe(true);
    expect(await isFree(db, NOON + LEASE_MS + 999)).toBe(false);
    await updateLeasedJob(db, lease, { done: 3, now: NOON + 2000 });
    expect(await isFree(db, NOON + LEASE_MS + 1999)).toBe(false);
    expect(await isFree(db, NOON + LEASE_MS + 2000)).toBe(true);
  });

  it('writes only what has changed, with the report', async () => {
    const { db, upload, read } = await prepare();
    const id = await upload();
    const lease = await claim(db, 'a');
    const report = { ...createImportReport(), done: 3 };
    await updateLeasedJob(db, lease, { done: 3, report, now: NOON + 1 });
    await updateLeasedJob(db, lease, { total: 9, now: NOON + 2 });
    expect(await read(id)).toMatchObject({ done: 3, total: 9, report, updatedAt: NOON + 2 });
  });

  it('is no longer that of a server whose job another one has taken', async () => {
    const { db, upload, read } = await prepare();
    const [id] = [await upload()];
    const first = await claim(db, 'a');
    const later = NOON + LEASE_MS;
    const second = await claim(db, 'b', later);
    expect(await renewImportJob(db, first, { now: later })).toBe(false);
    await expect(updateLeasedJob(db, first, { done: 9, now: later })).rejects.toBeInstanceOf(LeaseLost);
    await releaseImportJob(db, first);
    expect(await isFree(db, later)).toBe(false);
    expect(await read(id)).toMatchObject({ done: 0, updatedAt: NOON });
    await releaseImportJob(db, second);
    expect(await isFree(db, later)).toBe(true);
  });

  it('is of one job, and the job whose lease ended first is the next', async () => {
    const { db, upload, read } = await prepare();
    const ids = [await upload(), await upload()];
    const first = await claim(db, 'a');
    const second = await claim(db, 'a', NOON + 1);
    expect([first.job.id, second.job.id].sort()).toEqual(ids.sort());
    expect(await isFree(db, NOON + 1)).toBe(false);
    await updateLeasedJob(db, second, { done: 5, now: NOON + 1 });
    expect(await read(first.job.id)).toMatchObject({ done: 0 });
    expect((await claim(db, 'b', NOON + 2 * LEASE_MS)).job.id).toBe(first.job.id);
    expect(await renewImportJob(db, second, { now: NOON + 2 })).toBe(true);
    await releaseImportJob(db, second);
    expect((await claim(db, 'c', NOON + 2 * LEASE_MS)).job.id).toBe(second.job.id);
  });
});
