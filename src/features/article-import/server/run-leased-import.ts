import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { LeaseLost, whileLeased } from '#platform/jobs/lease.ts';
import type { Log } from '#platform/log.ts';
import type { NewId } from '#platform/new-id.ts';
import type { OutboundLimits } from '#platform/outbound/fetch-outbound.ts';
import {
  type ImportLease,
  releaseImportJob,
  renewImportJob,
  updateLeasedJob,
} from '../rules/jobs/import-lease.ts';
import { runImportJob } from '../rules/jobs/run-import-job.ts';
import { fetchForeignImages } from './fetch-foreign-images.ts';

interface Parts {
  db: Db;
  store: FileStore;
  now: () => number;
  newId: NewId;
  log: Log;
  /** Where images may be fetched. */
  outbound: OutboundLimits;
}

/** Runs an import that this server has claimed. */
export async function runLeasedImport(parts: Parts, lease: ImportLease, signal: AbortSignal): Promise<void> {
  const { db, store, now, newId, log, outbound } = parts;
  // Reading a large file, or fetching the images of one batch, may take longer than the lease.
  const renew = () => renewImportJob(db, lease, { now: now() });
  const folder = await mkdtemp(join(tmpdir(), 'newsroom-import-'));
  try {
    const status = await whileLeased({ renew, signal }, async (leased) => {
      const stored = await store.get(lease.job.filePath);
      if (!stored) throw new Error(`The file ${lease.job.filePath} is not in the store`);
      const file = join(folder, 'export');
      await writeFile(file, stored.bytes);
      return runImportJob(db, lease, {
        file,
        images: { store, fetchImage: fetchForeignImages(outbound) },
        now,
        newId,
        signal: leased,
        pause: () => yieldToRequests(),
      });
    });
    // An export may hold personal data. A checked file is still needed.
    if (status !== 'checked') await store.delete(lease.job.filePath);
  } catch (error) {
    if (signal.aborted) await releaseImportJob(db, lease);
    else if (!(error instanceof LeaseLost)) {
      log.error('import failed', { id: lease.job.id, error });
      await updateLeasedJob(db, lease, { status: 'failed', now: now() });
      await store.delete(lease.job.filePath);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
