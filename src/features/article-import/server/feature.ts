import { sql } from 'kysely';
import { DAY } from '#az/format/durations.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { readQueue } from '#platform/metrics/queue.ts';
import { outboundLimits } from '#platform/outbound/fetch-outbound.ts';
import { articleImportBaseline } from '../migrations/0001-article-import.ts';
import { expireImportJobs } from '../rules/jobs/change-import-job.ts';
import { claimImportJob } from '../rules/jobs/import-lease.ts';
import { runLeasedImport } from './run-leased-import.ts';

export const articleImportServer = defineServerFeature({
  name: 'article-import',
  migrations: [articleImportBaseline],
  start: ({ db, store, config, now, newId, log }) => ({
    queues: [
      {
        // The lease of a job that a server works on lies in the future. One that no server has taken has none.
        name: 'imports',
        read: () =>
          readQueue(
            db,
            db
              .selectFrom('import_job')
              .where('status', 'in', ['checking', 'importing'])
              .orderBy('lease_until')
              .select(
                sql<number>`case when lease_until > updated_at then lease_until else updated_at end`.as(
                  'due',
                ),
              ),
          ),
      },
    ],
    jobs: [
      {
        // Runs the imports that admins start. After a crash the next server continues them.
        name: 'imports',
        everyMs: 1000,
        async run(signal) {
          const lease = await claimImportJob(db, { now: now(), leaseId: newId() });
          if (!lease) return;
          const parts = { db, store, now, newId, log, outbound: outboundLimits(config) };
          await runLeasedImport(parts, lease, signal);
        },
      },
      {
        name: 'expired imports',
        everyMs: DAY,
        run: () => expireImportJobs(db, store, { now: now() }),
      },
    ],
  }),
});
