import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { createLog } from '#platform/log.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { newsroomJobs } from './newsroom-jobs.ts';

describeOnEachDatabase('newsroomJobs', (open) => {
  it('publishes a scheduled article at its time, not before', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db, { status: 'scheduled', scheduledAt: NOON + 5 * MINUTE });
    let time = NOON + 4 * MINUTE;
    const log = createLog({ level: 'silent', format: 'lines', now: () => time });
    const job = newsroomJobs({ db, now: () => time, newId, log }).find(
      ({ name }) => name === 'scheduled articles',
    );
    const statusAfterRun = async () => {
      await job?.run(new AbortController().signal);
      return db
        .selectFrom('article')
        .select(['status', 'published_at'])
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
    };
    expect(await statusAfterRun()).toEqual({ status: 'scheduled', published_at: null });
    time = NOON + 5 * MINUTE;
    expect(await statusAfterRun()).toEqual({ status: 'published', published_at: time });
    time += MINUTE;
    expect(await statusAfterRun()).toEqual({ status: 'published', published_at: NOON + 5 * MINUTE });
  });
});
