import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ImportJobStatus } from '../../tables.ts';
import type { ImageImport } from '../import-images.ts';
import { importRecords } from '../import-records.ts';
import { ImportFileInvalid } from '../imported-record.ts';
import { surveyExport } from '../survey-export.ts';
import { readExport } from '../thread/read-export.ts';
import { type ImportLease, updateLeasedJob } from './import-lease.ts';

/**
 * Checks or imports the file of a job. An import that was interrupted continues after its last batch. The report and the
 * progress are committed with each batch.
 * Returns the new status. @throws LeaseLost, or the reason of `signal`: then the job can be claimed again.
 */
export async function runImportJob(
  db: Db,
  lease: ImportLease,
  input: {
    /** The file of the job on this machine. */
    file: string;
    images: ImageImport;
    now: () => number;
    newId: NewId;
    pause: () => Promise<unknown>;
    signal: AbortSignal;
  },
): Promise<ImportJobStatus> {
  const { file, images, now, newId, pause, signal } = input;
  const { system, status, origin, withImages, report, createdBy } = lease.job;
  const read = () => readExport(system, file, { origin });
  const isDryRun = status === 'checking';
  // Only admins create jobs. The domain has checked that when the job was started.
  const actor: Actor = { ...createdBy, email: '', role: 'admin' };
  try {
    const survey = await surveyExport(db, {
      system,
      records: read(),
      source: lease.job.source,
      siteUrl: origin,
    });
    const { total, source, adopted } = survey;
    await updateLeasedJob(db, lease, { total, now: now() });
    const done = await importRecords(db, {
      system,
      source,
      adopted,
      records: read(),
      isDryRun,
      retriesImages: withImages,
      images: withImages ? images : null,
      actor,
      now: now(),
      newId,
      pause,
      signal,
      ...(report && !isDryRun ? { resumeFrom: report } : {}),
      saveProgress: (tx, next) => updateLeasedJob(tx, lease, { done: next.done, report: next, now: now() }),
    });
    if (survey.articles === 0) {
      const none = { status: 'failed', failure: 'noArticles', problem: '' } as const;
      await updateLeasedJob(db, lease, { ...none, done: total, report: done, now: now() });
      return 'failed';
    }
    const after = isDryRun ? 'checked' : 'imported';
    await updateLeasedJob(db, lease, { status: after, done: total, report: done, now: now() });
    return after;
  } catch (error) {
    if (!(error instanceof ImportFileInvalid)) throw error;
    await updateLeasedJob(db, lease, {
      status: 'failed',
      failure: error.failure,
      problem: error.detail,
      now: now(),
    });
    return 'failed';
  }
}
