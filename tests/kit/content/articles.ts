import { randomBytes } from 'node:crypto';
import { type ArticleFields, emptyArticleFields } from '#features/articles/rules/article-fields.ts';
import type { ArticleInput } from '#features/articles/rules/article-input.ts';
import { importArticle } from '#features/articles/rules/write/insert-articles.ts';
import { importCategory } from '#features/categories/rules/change-category.ts';
import type { Db } from '#platform/db/schema.ts';
import { makeNewId } from '#platform/new-id.ts';

export const newId = makeNewId(randomBytes);

/** 7 March 2026, 18:00 in Baku. */
export const NOON = Date.UTC(2026, 2, 7, 14);

/** A valid article. The test overrides the fields that matter to it. */
export function articleInput(over: Partial<ArticleInput> = {}): ArticleInput & ArticleFields {
  return {
    ...emptyArticleFields,
    title: 'Turun proqramı açıqlandı',
    excerpt: 'Növbəti turun oyunları həftəsonu keçiriləcək.',
    content: '<p>Proqram klublara göndərilib.</p>',
    category: 'football',
    author: 'Aysel Məmmədli',
    tags: [],
    featured: false,
    status: 'published',
    image: null,
    ...over,
  };
}

/** Writes an article published at `now`, and its category if it does not exist. */
export async function writeArticle(
  db: Db,
  { now = NOON, ...over }: Partial<ArticleInput> & { now?: number } = {},
): Promise<{ id: string; slug: string }> {
  const article = articleInput(over);
  await writeCategory(db, article.category);
  return importArticle(db, { article, now, newId });
}

/** The id of the category with this slug; creates it if it does not exist. */
export async function writeCategory(db: Db, slug: string, name = slug): Promise<string> {
  const known = await db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirst();
  return known?.id ?? (await importCategory(db, { category: { slug, name }, now: NOON, newId })).id;
}
