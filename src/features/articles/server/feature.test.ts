import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createSiteParts, runJob } from '#tests/kit/site/site-parts.ts';
import { articlesServer } from './feature.ts';

describeOnEachDatabase('the jobs of articles', (open) => {
  it('publish a scheduled article at its time, not before', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db, { status: 'scheduled', scheduledAt: NOON + 5 * MINUTE });
    let time = NOON + 4 * MINUTE;
    const statusAfterRun = async () => {
      await runJob(articlesServer, 'scheduled articles', createSiteParts(db, { now: () => time }));
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
