import { expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { uploadExport } from '#tests/kit/content/imports.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getImportJob } from '../rules/jobs/import-job.ts';
import { claimImportJob } from '../rules/jobs/import-lease.ts';
import { runLeasedImport } from './run-leased-import.ts';

describeOnEachDatabase('the lease of an import', (open) => {
  it('is renewed while its file is read: a large one takes longer than the lease', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const store = openStore();
    const id = await uploadExport(db, store, { actor });
    const lease = await claimImportJob(db, { now: NOON, leaseId: newId() });
    if (lease === null) throw new Error('The import is not claimed');
    const readUntil = async () =>
      (await db.selectFrom('import_job').select('lease_until').executeTakeFirstOrThrow()).lease_until;
    const claimedUntil = await readUntil();
    const slowStore: typeof store = {
      ...store,
      async get(path) {
        await expect.poll(readUntil).toBeGreaterThan(claimedUntil);
        return store.get(path);
      },
    };
    let now = NOON;
    const log = createLog({ level: 'silent', format: 'lines', now: () => NOON });
    const parts = { db, store: slowStore, now: () => ++now, newId, log, outbound: { allowPrivate: false } };
    await runLeasedImport(parts, lease, new AbortController().signal);
    expect(await getImportJob(db, { actor, id })).toMatchObject({ status: 'checked' });
  });
});
