import { expect, it } from 'vitest';
import { recountSubscribers } from '#features/newsletter/rules/subscribers/recount-subscribers.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { writeSubscriber } from '#tests/kit/content/audience.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { recountArticles } from './recount-articles.ts';

describeOnEachDatabase('stored counts', (open) => {
  it('are right already after every write', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Bir', tags: ['Qarabağ'] });
    await writeSubscriber(db, 'oxucu@example.az');
    expect(await recountArticles(db)).toEqual({ categories: 0, tags: 0, bylines: 0 });
    expect(await recountSubscribers(db)).toBe(false);
  });

  it('are corrected when they are wrong', async () => {
    const { db } = await open();
    for (const title of ['Bir', 'İki']) await writeArticle(db, { title, tags: ['Qarabağ'], now: NOON });
    // Readers see no draft, so it counts nowhere.
    await writeArticle(db, { title: 'Üç', tags: ['Qarabağ'], status: 'draft', author: 'Yeni müəllif' });
    await writeSubscriber(db, 'oxucu@example.az');
    const read = async () => ({
      category: await db.selectFrom('category').select(['slug', 'article_count']).orderBy('slug').execute(),
      tag: await db.selectFrom('tag').select(['slug', 'article_count']).execute(),
      byline: await db.selectFrom('byline').selectAll().execute(),
      listed: await db
        .selectFrom('article_tag')
        .select(['article_id', 'listed_at'])
        .orderBy('article_id')
        .execute(),
      subscribers: await db.selectFrom('subscriber_count').selectAll().execute(),
    });
    const right = await read();
    await db.deleteFrom('byline').execute();
    await db.insertInto('byline').values({ slug: 'hec-kim', article_count: 3 }).execute();
    await db.updateTable('category').set({ article_count: 7 }).execute();
    await db.updateTable('article_tag').set({ listed_at: null }).execute();
    await db.updateTable('tag').set({ article_count: 9 }).execute();
    await db.updateTable('subscriber_count').set({ bounced: 4 }).execute();
    const corrected = await recountArticles(db);
    expect(corrected).toMatchObject({ tags: 1, bylines: 2 });
    expect(corrected.categories).toBeGreaterThan(0);
    expect(await recountSubscribers(db)).toBe(true);
    const now = await read();
    expect({ ...now, byline: now.byline.filter(({ article_count }) => article_count > 0) }).toEqual(right);
    expect(await recountArticles(db)).toEqual({ categories: 0, tags: 0, bylines: 0 });
  });
});
