import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import { ALL_CATEGORIES } from '#app/site/addresses.ts';
import { slugify } from '#az/characters/slug.ts';
import { categoryDescriptions, categoryNames } from '#az/text/site/category.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleListPage } from '#domain/articles/read/article-list-page.ts';
import { listArticlesByCategory } from '#domain/articles/read/list-articles-by-category.ts';
import { findCategoryBySlug } from '#domain/categories/find-category-by-slug.ts';
import { findRedirectedCategory } from '#domain/categories/find-redirected-category.ts';

/** What a category page says about itself, and how to read one page of it. */
export interface ReadableCategory {
  slug: string;
  name: string;
  description: string;
  color: string | null;
  readPage: (page: number) => Promise<ArticleListPage>;
}

const isNavigationSlug = (slug: string): slug is keyof typeof categoryNames =>
  Object.hasOwn(categoryNames, slug);
const descriptionOf = (slug: string) =>
  (categoryDescriptions as Record<string, string | undefined>)[slug] ?? '';
const nothingYet = async (page: number) => ({ articles: [], total: 0, page, pages: 1 });

/**
 * The category behind an address: a row of the database, `all` for everything, or a slug of the
 * navigation that nobody has written in yet. Every slug of spec §2.3 answers; null for any other.
 */
export async function findReadableCategory(db: Db, slug: string): Promise<ReadableCategory | null> {
  if (slug === ALL_CATEGORIES) {
    const readPage = (page: number) => listArticlesByCategory(db, { categoryId: null, page });
    return { slug, name: categoryNames.all, description: descriptionOf(slug), color: null, readPage };
  }
  const category = await findCategoryBySlug(db, { slug });
  if (category) {
    const readPage = (page: number) => listArticlesByCategory(db, { categoryId: category.id, page });
    const { name, description, color } = category;
    return { slug, name, description, color, readPage };
  }
  if (!isNavigationSlug(slug)) return null;
  return {
    slug,
    name: categoryNames[slug],
    description: descriptionOf(slug),
    color: null,
    readPage: nothingYet,
  };
}

/** The slug that a renamed category has today; null when it was never renamed, undefined when that could not be read. */
export function findMovedCategory(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<string | null | undefined> {
  return readPart(context, {
    name: 'new address of a category',
    read: () => findRedirectedCategory(servicesOf(context).db, { slug }),
    fallback: undefined,
  });
}

/** The slug of the category that an address means whose slug was typed with other letters; null when there is none. */
export async function findPlainCategory(db: Db, slug: string): Promise<string | null> {
  const plain = slugify(slug);
  return plain !== slug && (await findReadableCategory(db, plain)) ? plain : null;
}
