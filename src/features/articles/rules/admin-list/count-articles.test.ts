import { expect, it } from 'vitest';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { countPendingArticles } from './count-articles.ts';

describeOnEachDatabase('countPendingArticles', (open) => {
  it('changes with every status change of an article', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const step = { actor, now: NOON, newId };
    expect(await countPendingArticles(db)).toBe(0);
    await writeArticle(db, { title: 'Nəşr olunub' });
    const { id } = await writeArticle(db, { title: 'Bir', status: 'pending' });
    const other = await writeArticle(db, { title: 'İki', status: 'pending' });
    expect(await countPendingArticles(db)).toBe(2);
    await moveInForm(db, { ...step, id, move: 'return', reason: 'Qısadır' });
    expect(await countPendingArticles(db)).toBe(1);
    await deleteArticle(db, { ...step, id: other.id });
    expect(await countPendingArticles(db)).toBe(0);
  });
});
