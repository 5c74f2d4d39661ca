import { expect, it } from 'vitest';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createPageViewCounter } from './page-view-counter.ts';

const from = { source: 'direct', device: 'phone' } as const;

describeOnEachDatabase('createPageViewCounter', (open) => {
  it('counts a thousand simultaneous page views, each confirmed after its commit, and loses none', async () => {
    const { db } = await open();
    const { slug, id } = await writeArticle(db);
    const count = createPageViewCounter({ db, now: () => NOON });
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, i) => count({ slug, reader: `r${i % 100}`, ...from })),
    );
    expect(answers.every((views) => views === 1000)).toBe(true);
    const stats = await db
      .selectFrom('article_stats')
      .selectAll()
      .where('article_id', '=', id)
      .executeTakeFirst();
    expect(stats).toMatchObject({ views: 1000, readers: 100 });
  });

  it('returns null for an article that does not exist', async () => {
    const { db } = await open();
    const count = createPageViewCounter({ db, now: () => NOON });
    expect(await count({ slug: 'yoxdur', reader: null, ...from })).toBeNull();
  });
});
