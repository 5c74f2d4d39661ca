import { slugify } from '#az/characters/slug.ts';
import {
  type ArticleListPage,
  listArticlesByCategory,
} from '#features/articles/rules/read/article-list-page.ts';
import type { Db } from '#platform/db/schema.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { ALL_CATEGORIES } from '#platform/site/addresses.ts';
import { findCategoryBySlug, findRedirectedCategory } from '../rules/read-categories.ts';
import { categoryDescriptions, categoryNames } from '../text.ts';

/** A category as its page shows it. `readPage` reads one page of its articles. */
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
const readEmptyPage = async (page: number) => ({ articles: [], total: 0, page, pages: 1 });

/**
 * The category of a slug: a row of the database, `all` for all articles, or a slug of the navigation (spec §2.3) that has no
 * articles yet. Null for any other slug.
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
    readPage: readEmptyPage,
  };
}

/** The current slug of a renamed category; null when it was never renamed, undefined when that could not be read. */
export function findRedirectedCategorySlug(
  context: RouteContext,
  slug: string,
): Promise<string | null | undefined> {
  return readPart(
    context,
    'new address of a category',
    () => findRedirectedCategory(servicesOf(context).db, { slug }),
    undefined,
  );
}

/** The slug of the category whose slug differs only in case or Azerbaijani characters; null when there is none. */
export async function findNormalizedCategorySlug(db: Db, slug: string): Promise<string | null> {
  const normalizedSlug = slugify(slug);
  return normalizedSlug !== slug && (await findReadableCategory(db, normalizedSlug)) ? normalizedSlug : null;
}
