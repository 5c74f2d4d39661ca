import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { archiveArticle } from '../write/move-article.ts';
import { countPublished, countSiteTotals } from './count-site-totals.ts';

describeOnEachDatabase('the counts of articles', (open) => {
  it('count what was published within a time, also when it has left the lists, and for one account', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const own = await writeOwnArticle(db, actor, { status: 'published' });
    await archiveArticle(db, { actor, id: own.id, now: NOON, newId });
    await writeArticle(db, { now: NOON + MINUTE });
    await writeArticle(db, { status: 'draft' });
    const hour = { from: NOON, to: NOON + MINUTE + 1 };
    expect(await countPublished(db, hour)).toBe(2);
    expect(await countPublished(db, { ...hour, to: NOON + MINUTE })).toBe(1);
    expect(await countPublished(db, { ...hour, from: NOON + 1 })).toBe(1);
    expect(await countPublished(db, { ...hour, createdBy: actor.id })).toBe(1);
    expect(await countPublished(db, { ...hour, createdBy: 'nobody' })).toBe(0);
  });

  it('have the imported articles without a category', async () => {
    const { db } = await open();
    const { id } = await writeArticle(db);
    await writeArticle(db, { featured: true });
    await db.updateTable('article').set({ category_id: null }).where('id', '=', id).execute();
    expect(await countSiteTotals(db)).toEqual({ articles: 2, categories: 1, featured: 1 });
  });
});
