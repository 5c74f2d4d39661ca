import { expect, it } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findArticleBySlug } from './find-article-by-slug.ts';
import { listArticleTexts } from './list-article-texts.ts';

describeOnEachDatabase('the texts of articles', (open) => {
  it('are those of the published ones, with their tags in the order of the form', async () => {
    const { db } = await open();
    const one = await writeArticle(db, { title: 'Bir', content: '<p>Bir</p>', tags: ['Zirə', 'Araz'] });
    const two = await writeArticle(db, { title: 'İki', content: '<p>İki</p>' });
    const draft = await writeArticle(db, { title: 'Üç', status: 'draft' });
    const ids = [one.id, two.id, draft.id, 'nobody'];
    const tags = [
      { slug: 'zire', name: 'Zirə' },
      { slug: 'araz', name: 'Araz' },
    ];
    expect(await listArticleTexts(db, { ids })).toEqual(
      new Map([
        [one.id, { content: '<p>Bir</p>', tags }],
        [two.id, { content: '<p>İki</p>', tags: [] }],
      ]),
    );
    expect(await listArticleTexts(db, { ids: [] })).toEqual(new Map());
  });
});

describeOnEachDatabase('the page of an article', (open) => {
  it('is read without its tags and views when the reader of parts returns a fallback', async () => {
    const { db } = await open();
    const { id, slug } = await writeArticle(db, { tags: ['Zirə'] });
    await db.insertInto('article_stats').values({ article_id: id, views: 9, readers: 4 }).execute();
    expect(await findArticleBySlug(db, { slug })).toMatchObject({ tags: [{ name: 'Zirə' }], views: 9 });
    const asked: string[] = [];
    const readPart = async <Value>(name: string, _read: () => Promise<Value>, fallback: Value) => {
      asked.push(name);
      return fallback;
    };
    expect(await findArticleBySlug(db, { slug, readPart })).toMatchObject({ tags: [], views: null });
    expect(asked).toEqual(['tags of an article', 'views of an article']);
  });
});
