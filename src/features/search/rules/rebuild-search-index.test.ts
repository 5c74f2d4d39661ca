import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { indexChangedArticles, rebuildSearchIndex } from './index-changed-articles.ts';
import { searchArticles } from './search-articles.ts';

const listTitles = async (db: Db, query: string) =>
  (await searchArticles(db, { query })).articles.map(({ title }) => title);

describeOnEachDatabase('rebuildSearchIndex', (open) => {
  it('repairs the rows of the index, and a process that has read the wrong ones', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Kəpəz qalib gəldi' });
    await writeArticle(db, { title: 'Zirə məğlub oldu', now: NOON + MINUTE });
    await searchArticles(db, { query: 'kepez' });
    await db.updateTable('article_search').set({ title_words: 'Sabah' }).execute();
    const { version } = await db
      .updateTable('search_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .returning('version')
      .executeTakeFirstOrThrow();
    const gone = { article_id: 'gone', status: 'published' as const, category_id: null, published_at: 1 };
    await db
      .insertInto('article_search')
      .values({ ...gone, version, title_words: 'Araz', tag_words: '', lead_words: '', body_words: '' })
      .execute();
    expect((await searchArticles(db, { query: 'araz' })).total).toBe(1);

    const progress: string[] = [];
    const onProgress = (done: number, total: number) => void progress.push(`${done}/${total}`);
    expect(await rebuildSearchIndex(db, { onProgress })).toBe(2);
    expect(progress).toEqual(['0/2', '2/2']);
    expect(await listTitles(db, 'kepez')).toEqual(['Kəpəz qalib gəldi']);
    expect(await listTitles(db, 'zire')).toEqual(['Zirə məğlub oldu']);
    expect((await searchArticles(db, { query: 'araz' })).total).toBe(0);
    const rows = await db.selectFrom('article_search').select('title_words').orderBy('version').execute();
    expect(rows.map((row) => row.title_words)).toEqual(['Kəpəz qalib gəldi', 'Zirə məğlub oldu']);
  });

  it('leaves in the queue what an interruption has not indexed', async () => {
    const { db } = await open();
    for (let number = 1; number <= 150; number++) await writeArticle(db, { title: `Xəbər ${number}` });
    while ((await indexChangedArticles(db, { limit: 100 })) > 0);
    const interrupted = rebuildSearchIndex(db, {
      onProgress(done) {
        if (done > 0) throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    const waiting = await db.selectFrom('search_index_queue').select('article_id').execute();
    expect(waiting).toHaveLength(100);
    expect((await searchArticles(db, { query: 'xeber' })).total).toBe(150);
  });
});
