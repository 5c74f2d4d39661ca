import { expect, it } from 'vitest';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor, moveInForm } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listArticlesByAuthor } from './article-list-page.ts';

const total = async (db: Db, authorSlug: string) => (await listArticlesByAuthor(db, { authorSlug })).total;

describeOnEachDatabase('the number of articles of an author', (open) => {
  it('follows every change of an article', async () => {
    const { db } = await open();
    const step = { ...(await asEditor(db)), now: NOON, newId };
    expect(await total(db, 'aysel')).toBe(0);
    const one = await writeArticle(db, { title: 'Bir', author: 'Aysel' });
    await writeArticle(db, { title: 'İki', author: 'Aysel' });
    await writeArticle(db, { title: 'Qaralama', author: 'Aysel', status: 'draft' });
    expect(await total(db, 'aysel')).toBe(2);
    await moveInForm(db, { ...step, id: one.id, move: 'archive' });
    expect(await total(db, 'aysel')).toBe(1);
    await moveInForm(db, { ...step, id: one.id, move: 'publish' });
    expect(await total(db, 'aysel')).toBe(2);
    await db
      .updateTable('article')
      .set({ author: 'Orxan', author_slug: 'orxan' })
      .where('id', '=', one.id)
      .execute();
    expect([await total(db, 'aysel'), await total(db, 'orxan')]).toEqual([1, 1]);
    await deleteArticle(db, { ...step, id: one.id });
    expect([await total(db, 'aysel'), await total(db, 'orxan')]).toEqual([1, 0]);
  });
});
