import { expect, it } from 'vitest';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findRedirectedSlug } from './find-moved-slug.ts';
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

  it('lists the same match first, of any category, then the same teams and players, then a shared tag', async () => {
    const { db } = await open();
    const of = async (
      title: string,
      over: { tags?: string[]; fixture?: string; category?: string; status?: 'draft' } = {},
    ) => {
      const { fixture, ...fields } = over;
      const content = fixture ? `<div data-match-card="${fixture}"></div>` : '<p>Mətn.</p>';
      now += 1;
      return writeArticle(db, { title, tags: [], content, now, ...fields });
    };
    let now = NOON;
    const [own, return_, other] = [
      await writeFixture(db, { teams: ['Zirə', 'Sabah'] }),
      await writeFixture(db, { teams: ['Kəpəz', 'Zirə'] }),
      await writeFixture(db, { teams: ['Qəbələ', 'Neftçi'] }),
    ];
    const article = await of('Self', { tags: ['Kubok'], fixture: own });
    await of('Tagged', { tags: ['Kubok'] });
    await of('Preview', { fixture: own });
    await of('Analysis', { fixture: own, category: 'analysis' });
    await of('Draft', { fixture: own, status: 'draft' });
    await of('“Zirə”nin məşqi');
    await of('The other leg', { fixture: return_ });
    await of('Another match', { fixture: other });
    await of('Sabahın oyunları');
    await of('Oyun sabah keçiriləcək');
    await of('Musa Qurbanlıdan iki qol');
    const names = ['Zirə', 'Sabah', 'Musa Qurbanlı', 'SB'];
    const related = await listRelatedArticles(db, { article, names, limit: 10 });
    expect(related.map((card) => card.title)).toEqual([
      'Analysis',
      'Preview',
      'Musa Qurbanlıdan iki qol',
      'Sabahın oyunları',
      'The other leg',
      '“Zirə”nin məşqi',
      'Tagged',
      'Oyun sabah keçiriləcək',
      'Another match',
    ]);
  });

  it('takes a name for mentioned only as a whole, with a capital letter, and a short one without endings', async () => {
    const { db } = await open();
    const article = await writeArticle(db, { title: 'Self', now: NOON + 50 });
    const mentioning = ['AZ qalib gəldi', 'Leo Messinin qolu', '“Zirə”də məşq'];
    const others = ['Azərbaycan qalib gəldi', 'Leo Messsi', 'Leo və Messi', 'zirə bahalaşıb', 'Yeni Zi'];
    // The others are newer.
    for (const [at, title] of [...mentioning, ...others].entries())
      await writeArticle(db, { title, now: NOON + at });
    const names = ['AZ', 'Leo Messi', 'Zirə', '⚽'];
    const related = await listRelatedArticles(db, { article, names, limit: 9 });
    expect(related.map(({ title }) => title)).toEqual([...mentioning.toReversed(), ...others.toReversed()]);
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
