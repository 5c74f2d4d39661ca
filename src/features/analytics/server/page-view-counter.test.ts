import { expect, it } from 'vitest';
import { Busy } from '#platform/errors.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createPageViewCounter, MAX_PENDING } from './page-view-counter.ts';

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

  it('counts a burst of more page views and readers than one statement could name', async () => {
    const { db } = await open();
    const { slug, id } = await writeArticle(db);
    const count = createPageViewCounter({ db, now: () => NOON });
    const answers = await Promise.all(
      Array.from({ length: 12_000 }, (_, i) => count({ slug, reader: `r${i}`, network: `n${i}`, ...from })),
    );
    expect(Math.max(...answers.map(Number))).toBe(12_000);
    const stats = db.selectFrom('article_stats').selectAll().where('article_id', '=', id);
    expect(await stats.executeTakeFirst()).toMatchObject({ views: 12_000, readers: 12_000 });
  });

  it('refuses page views that would wait too long, and counts those that it took', async () => {
    const { db } = await open();
    const { slug, id } = await writeArticle(db);
    const count = createPageViewCounter({ db, now: () => NOON });
    const taken = Array.from({ length: MAX_PENDING }, () => count({ slug, reader: null, ...from }));
    await expect(count({ slug, reader: null, ...from })).rejects.toThrow(Busy);
    await Promise.all(taken);
    const stats = db.selectFrom('article_stats').selectAll().where('article_id', '=', id);
    expect(await stats.executeTakeFirst()).toMatchObject({ views: MAX_PENDING });
  });

  it('returns null for an article that does not exist', async () => {
    const { db } = await open();
    const count = createPageViewCounter({ db, now: () => NOON });
    expect(await count({ slug: 'yoxdur', reader: null, ...from })).toBeNull();
  });
});
