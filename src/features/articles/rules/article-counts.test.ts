import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { deleteArticle } from './deleted/delete-article.ts';
import { archiveArticle, publishArticle } from './write/move-article.ts';

async function readCounts(db: Db): Promise<Record<string, number>> {
  const categories = await db.selectFrom('category').select(['slug', 'article_count']).execute();
  const tags = await db.selectFrom('tag').select(['slug', 'article_count']).execute();
  return Object.fromEntries([...categories, ...tags].map((row) => [row.slug, row.article_count]));
}

describeOnEachDatabase('the article counts', (open) => {
  it('follow an article from draft to deletion', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const { id } = await writeArticle(db, { status: 'draft', tags: ['Zirə', 'Sabah'] });
    await writeArticle(db, { tags: ['Zirə'] });
    expect(await readCounts(db)).toEqual({ football: 1, zire: 1, sabah: 0 });

    await publishArticle(db, { id, now: NOON, ...editor });
    expect(await readCounts(db)).toEqual({ football: 2, zire: 2, sabah: 1 });
    await archiveArticle(db, { id, now: NOON, ...editor });
    expect(await readCounts(db)).toEqual({ football: 1, zire: 1, sabah: 0 });
    await publishArticle(db, { id, now: NOON, ...editor });
    expect(await readCounts(db)).toEqual({ football: 2, zire: 2, sabah: 1 });

    await db
      .updateTable('article')
      .set({ category_id: await writeCategory(db, 'chess') })
      .where('id', '=', id)
      .execute();
    expect(await readCounts(db)).toEqual({ football: 1, chess: 1, zire: 2, sabah: 1 });
    await deleteArticle(db, { id, now: NOON, ...editor });
    expect(await readCounts(db)).toEqual({ football: 1, chess: 0, zire: 1, sabah: 0 });
  });

  it('list a tagged article at its publication, and only while it is published', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const { id } = await writeArticle(db, { status: 'draft', tags: ['Zirə'] });
    const listedAt = async () =>
      (await db.selectFrom('article_tag').select('listed_at').where('article_id', '=', id).executeTakeFirst())
        ?.listed_at;
    expect(await listedAt()).toBeNull();
    await publishArticle(db, { id, now: NOON, ...editor });
    expect(await listedAt()).toBe(NOON);
    await archiveArticle(db, { id, now: NOON, ...editor });
    expect(await listedAt()).toBeNull();
  });
});

describeOnPostgres('the article counts with many concurrent writers', (open) => {
  it('are correct, and no writer deadlocks', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const tags = ['Zirə', 'Sabah', 'Neftçi', 'Qarabağ'];
    const rotate = (by: number) => [...tags.slice(by), ...tags.slice(0, by)];
    for (const slug of ['football', 'chess']) await writeCategory(db, slug);
    const written = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        writeArticle(db, {
          title: `Xəbər ${index}`,
          tags: rotate(index % 4),
          category: index % 2 === 0 ? 'football' : 'chess',
          status: index % 3 === 0 ? 'published' : 'draft',
        }),
      ),
    );
    await Promise.all(
      written.map(({ id }, index) =>
        index % 3 === 0
          ? deleteArticle(db, { id, now: NOON, ...editor })
          : publishArticle(db, { id, now: NOON, ...editor }),
      ),
    );
    expect(await readCounts(db)).toEqual({
      football: 8,
      chess: 8,
      zire: 16,
      sabah: 16,
      neftci: 16,
      qarabag: 16,
    });
  });
});
