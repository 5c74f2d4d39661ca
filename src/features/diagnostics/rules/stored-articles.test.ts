import { expect, it, test } from 'vitest';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { clearPlaceholderImages, isPlaceholderImage, listPlaceholderImages } from './placeholder-images.ts';
import { countStoredArticles, listStoredArticles } from './stored-articles.ts';

describeOnEachDatabase('listStoredArticles', (open) => {
  it('lists every article once, newest first, also articles of the same millisecond', async () => {
    const { db } = await open();
    for (const at of [1, 2, 2, 2, 3]) await writeArticle(db, { title: `Xəbər ${at}`, now: NOON + at });
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listStoredArticles>> = await listStoredArticles(db, {
        after,
        perPage: 2,
      });
      ids.push(...page.articles.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(new Set(ids).size).toBe(5);
    const first = await listStoredArticles(db, { after: 'nə gəldi', perPage: 2 });
    expect(first.articles.map(({ title }) => title)).toEqual(['Xəbər 3', 'Xəbər 2']);
    expect(first.articles[0]).toMatchObject({
      category: 'football',
      status: 'published',
      featured: false,
      views: 0,
      createdAt: NOON + 3,
      contentStart: '<p>Proqram klublara göndərilib.</p>',
    });
  });

  it('counts articles by status, and featured articles', async () => {
    const { db } = await open();
    expect(await countStoredArticles(db)).toEqual({ total: 0, published: 0, drafts: 0, featured: 0 });
    await writeArticle(db, { featured: true });
    await writeArticle(db, { status: 'draft', featured: true });
    await writeArticle(db, { status: 'archived' });
    expect(await countStoredArticles(db)).toEqual({ total: 3, published: 1, drafts: 1, featured: 2 });
  });
});

const placeholders = [
  'https://picsum.photos/800/600',
  'https://via.placeholder.com/800x400.png',
  '/api/placeholder/800/400',
  'https://Example.az/a.jpg?RANDOM=7',
];

describeOnEachDatabase('clearPlaceholderImages', (open) => {
  it('removes the placeholders of articles of any status, and no other image, as a recorded change', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const realImage = '/media/articles/1-a.jpg';
    for (const image of [...placeholders, realImage, null])
      await writeArticle(db, { image, status: image === placeholders[0] ? 'draft' : 'published' });
    expect(await listPlaceholderImages(db, { limit: 9 })).toHaveLength(4);
    const cleaned = await clearPlaceholderImages(db, { actor, now: NOON + 1, newId });
    expect(cleaned.map(({ image }) => image).sort()).toEqual([...placeholders].sort());
    const images = await db.selectFrom('article').select(['image', 'version']).execute();
    expect(images.map(({ image }) => image).filter((image) => image !== null)).toEqual([realImage]);
    expect(images.filter(({ version }) => version === 2)).toHaveLength(4);
    const auditLog = await db.selectFrom('audit_log').select(['actor_id', 'before']).execute();
    const lines = auditLog.filter((line) => line.before?.includes('picsum'));
    expect(lines).toMatchObject([{ actor_id: actor.id }]);
    expect(await clearPlaceholderImages(db, { actor: null, now: NOON + 2, newId })).toEqual([]);
  });

  it('is for admins', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    await expect(clearPlaceholderImages(db, { actor, now: NOON, newId })).rejects.toThrow('admin');
  });
});

test('placeholders are recognised by their URL', () => {
  for (const address of placeholders) expect(isPlaceholderImage(address)).toBe(true);
  for (const address of ['/media/articles/1-placeholder.jpg', 'https://example.az/a.jpg?r=1'])
    expect(isPlaceholderImage(address)).toBe(false);
});
