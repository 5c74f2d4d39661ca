import { expect, it } from 'vitest';
import { countSiteTotals } from '#features/articles/rules/read/count-site-totals.ts';
import { listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { generateArticles } from './generate-articles.ts';

describeOnEachDatabase('generateArticles', (open) => {
  it('writes the requested number of complete articles, the same for the same seed', async () => {
    const { db } = await open();
    await seedDefaultCategories(db, { now: NOON, newId });
    await generateArticles(db, { count: 1100, now: NOON, seed: 7 });
    await generateArticles(db, { count: 10, now: NOON, seed: 8 });
    expect((await countSiteTotals(db)).articles).toBe(1110);
    const counted = await db
      .selectFrom('tag')
      .select(({ fn }) => fn.sum<number>('article_count').as('sum'))
      .executeTakeFirstOrThrow();
    const { links } = await db
      .selectFrom('article_tag')
      .select(({ fn }) => fn.countAll<number>().as('links'))
      .executeTakeFirstOrThrow();
    expect(Number(counted.sum)).toBe(links);
    const [newest] = await listLatestArticles(db);
    expect(newest?.publishedAt).toBe(NOON);
    expect(newest?.title).not.toBe('');
  });
});
