import { expect, it } from 'vitest';
import { NOON, newId, writeArticle } from '#tests/kit/content.ts';
import { describeOnEachDatabase } from '#tests/kit/databases.ts';
import { writeActor } from '#tests/kit/newsroom.ts';
import { countPendingArticles } from './count-pending-articles.ts';
import { deleteArticle } from './delete-article.ts';
import { moveArticle } from './move-article.ts';

describeOnEachDatabase('countPendingArticles', (open) => {
  it('follows every step of an article', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const step = { actor, now: NOON, newId };
    expect(await countPendingArticles(db)).toBe(0);
    await writeArticle(db, { title: 'Nəşr olunub' });
    const { id } = await writeArticle(db, { title: 'Bir', status: 'pending' });
    const other = await writeArticle(db, { title: 'İki', status: 'pending' });
    expect(await countPendingArticles(db)).toBe(2);
    await moveArticle(db, { ...step, id, move: 'return', reason: 'Qısadır' });
    expect(await countPendingArticles(db)).toBe(1);
    await deleteArticle(db, { ...step, id: other.id });
    expect(await countPendingArticles(db)).toBe(0);
  });
});
