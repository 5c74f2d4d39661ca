import { expect, it } from 'vitest';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findRedirectedSlug } from './find-redirected-slug.ts';
import { listRelatedArticles } from './list-related-articles.ts';

describeOnEachDatabase('listRelatedArticles', (open) => {
  it('lists articles with a shared tag first, then the newest, without the article itself', async () => {
    const { db } = await open();
    const article = await writeArticle(db, { title: 'Self', tags: ['Zirə', 'Kubok'], now: NOON + 50 });
    for (let at = 1; at <= 7; at++) {
      const tags = at === 1 ? ['zirə'] : at === 3 ? ['Kubok', 'Zirə'] : ['Sabah'];
      await writeArticle(db, { title: `N${at}`, tags, now: NOON + at });
    }
    await writeArticle(db, { title: 'Elsewhere', category: 'chess', tags: ['Zirə'], now: NOON + 90 });
    await writeArticle(db, { title: 'Draft', status: 'draft', tags: ['Zirə'] });
    const related = await listRelatedArticles(db, { article });
    expect(related.map((card) => card.title)).toEqual(['N3', 'N1', 'N7', 'N6', 'N5', 'N4']);
  });

  it('finds nothing for an article without a category', async () => {
    const { db } = await open();
    const article = await writeArticle(db);
    await writeArticle(db);
    await db.updateTable('article').set({ category_id: null }).execute();
    expect(await listRelatedArticles(db, { article })).toEqual([]);
  });
});

describeOnEachDatabase('findRedirectedSlug', (open) => {
  it('finds the new slug of an article that readers can see', async () => {
    const { db } = await open();
    const shown = await writeArticle(db, { title: 'Yeni' });
    const draft = await writeArticle(db, { title: 'Gizli', status: 'draft' });
    await db
      .insertInto('article_redirect')
      .values([
        { slug: 'kohne', article_id: shown.id, created_at: NOON },
        { slug: 'gizli-kohne', article_id: draft.id, created_at: NOON },
      ])
      .execute();
    expect(await findRedirectedSlug(db, { slug: 'kohne' })).toBe('yeni');
    expect(await findRedirectedSlug(db, { slug: 'gizli-kohne' })).toBeNull();
    expect(await findRedirectedSlug(db, { slug: 'yeni' })).toBeNull();
  });
});
