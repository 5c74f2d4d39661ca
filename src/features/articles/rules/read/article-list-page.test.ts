import { expect, it } from 'vitest';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import { findTagBySlug } from '#features/tags/rules/read-tags.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  findAuthorBySlug,
  listArticlesByAuthor,
  listArticlesByCategory,
  listArticlesByTag,
} from './article-list-page.ts';

const titles = (list: { articles: { title: string }[] }) => list.articles.map((card) => card.title).join(' ');

describeOnEachDatabase('pages of articles', (open) => {
  async function withArticles() {
    const { db } = await open();
    for (let at = 1; at <= 5; at++) {
      await writeArticle(db, {
        title: `F${at}`,
        now: NOON + at,
        tags: at % 2 === 0 ? ['Zirə'] : [],
        author: 'Aysel Məmmədli',
      });
    }
    await writeArticle(db, {
      title: 'C1',
      category: 'chess',
      now: NOON,
      tags: ['zire'],
      author: 'AYSEL MƏMMƏDLİ',
    });
    await writeArticle(db, { title: 'X', status: 'draft', tags: ['Zirə'] });
    return db;
  }

  it('list a category from the first page to the last', async () => {
    const db = await withArticles();
    const categoryId = (await findCategoryBySlug(db, { slug: 'football' }))?.id ?? '';
    const page = (page: number) => listArticlesByCategory(db, { categoryId, page, perPage: 2 });
    expect(await page(1)).toMatchObject({ total: 5, page: 1, pages: 3 });
    expect(titles(await page(1))).toBe('F5 F4');
    expect(titles(await page(3))).toBe('F1');
  });

  it('are page one below the range and empty above it', async () => {
    const db = await withArticles();
    const page = (page: number) => listArticlesByCategory(db, { categoryId: null, page, perPage: 4 });
    for (const below of [0, -3, Number.NaN, 1.5]) expect(await page(below)).toMatchObject({ page: 1 });
    expect(await page(3)).toEqual({ articles: [], total: 6, page: 3, pages: 2 });
    expect(await page(Number.MAX_SAFE_INTEGER)).toMatchObject({ articles: [], pages: 2 });
    expect(await listArticlesByCategory(db, { categoryId: 'nobody' })).toEqual({
      articles: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  it('list all articles, those of a tag and those of an author', async () => {
    const db = await withArticles();
    expect(titles(await listArticlesByCategory(db, { categoryId: null }))).toBe('F5 F4 F3 F2 F1 C1');
    const tag = await findTagBySlug(db, { slug: 'zire' });
    expect(tag).toMatchObject({ name: 'Zirə', articleCount: 3 });
    const tagged = await listArticlesByTag(db, { tagId: tag?.id ?? '', perPage: 2 });
    expect(tagged).toMatchObject({ total: 3, pages: 2 });
    expect(titles(tagged)).toBe('F4 F2');
    const author = await findAuthorBySlug(db, { slug: 'aysel-memmedli' });
    expect(author).toEqual({ slug: 'aysel-memmedli', name: 'Aysel Məmmədli' });
    const written = await listArticlesByAuthor(db, { authorSlug: 'aysel-memmedli' });
    expect(written).toMatchObject({ total: 6, page: 1, pages: 1 });
    expect(titles(written)).toBe('F5 F4 F3 F2 F1 C1');
    expect(
      titles(await listArticlesByAuthor(db, { authorSlug: 'aysel-memmedli', page: 2, perPage: 4 })),
    ).toBe('F1 C1');
    expect(titles(await listArticlesByTag(db, { tagId: tag?.id ?? '', page: 2, perPage: 2 }))).toBe('C1');
    for (const nobody of [
      await listArticlesByTag(db, { tagId: 'nobody' }),
      await listArticlesByAuthor(db, { authorSlug: 'nobody' }),
    ])
      expect(nobody).toEqual({ articles: [], total: 0, page: 1, pages: 1 });
    expect(await findAuthorBySlug(db, { slug: 'nobody' })).toBeNull();
  });
});
