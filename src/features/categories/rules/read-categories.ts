import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import type { CategoryTable } from '../tables.ts';

/** A query of all categories as rows for `toCategory`. The caller adds conditions and the order. */
export function selectCategories(db: Db) {
  return db.selectFrom('category').selectAll('category');
}

export function toCategory(row: Selectable<CategoryTable>): Category {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    shortName: row.short_name,
    description: row.description,
    color: row.color,
    hasComments: row.has_comments === 1,
    articleCount: row.article_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A section of the site (spec §3). */
export interface Category {
  id: string;
  slug: string;
  name: string;
  /** Shown where space is limited. Null when the name is short enough. */
  shortName: string | null;
  description: string;
  /** `#rrggbb`. */
  color: string;
  /** Readers may comment on its articles. */
  hasComments: boolean;
  /** Published articles. */
  articleCount: number;
  createdAt: number;
  updatedAt: number;
}

export async function findCategoryBySlug(db: Db, { slug }: { slug: string }): Promise<Category | null> {
  const row = await selectCategories(db).where('slug', '=', slug).executeTakeFirst();
  return row ? toCategory(row) : null;
}

/** The current slug of the category that had `slug` before. */
export async function findRedirectedCategory(db: Db, { slug }: { slug: string }): Promise<string | null> {
  return (await findRenamedCategory(db, slug))?.slug ?? null;
}

function findRenamedCategory(db: Db, slug: string): Promise<{ id: string; slug: string } | undefined> {
  return db
    .selectFrom('category_redirect')
    .innerJoin('category', 'category.id', 'category_redirect.category_id')
    .select(['category.id', 'category.slug'])
    .where('category_redirect.slug', '=', slug)
    .executeTakeFirst();
}

/** @throws NotFound */
export async function getCategory(db: Db, { id }: { id: string }): Promise<Category> {
  const row = await selectCategories(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No category has the id ${id}`);
  return toCategory(row);
}

/**
 * Finds the category that has, or had, a slug.
 * @throws InvalidInput 'category.unknown'.
 */
export async function resolveCategory(db: Db, slug: string): Promise<{ id: string; slug: string }> {
  const category = (await findCategoryBySlug(db, { slug })) ?? (await findRenamedCategory(db, slug));
  if (!category) throw new InvalidInput([{ field: 'category', code: 'category.unknown' }]);
  return category;
}

/** All categories in the order of the Azerbaijani alphabet (spec §7 'ordered by name'). */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await selectCategories(db).orderBy('sort_key').orderBy('id').execute();
  return rows.map(toCategory);
}

/**
 * The categories in the editors' order, at most `limit`; by name until an editor has arranged them (spec §7). Readers see
 * the sections in this order.
 */
export async function listOrderedCategories(db: Db, { limit }: { limit?: number } = {}): Promise<Category[]> {
  const ordered = selectCategories(db).orderBy('position').orderBy('sort_key').orderBy('id');
  const rows = await (limit === undefined ? ordered : ordered.limit(limit)).execute();
  return rows.map(toCategory);
}

/** A category as the back-office lists it. */
export interface AdminCategory extends Category {
  version: number;
  /** Its place in the editors' order. */
  position: number;
  /** The number of articles of any status. `articleCount` counts only published ones. */
  allArticles: number;
}

/** All categories in the editors' order. */
export async function listAdminCategories(db: Db): Promise<AdminCategory[]> {
  const [rows, counts] = await Promise.all([
    selectCategories(db).orderBy('position').orderBy('sort_key').orderBy('id').execute(),
    db
      .selectFrom('article_admin_list')
      .select(['category_id', sql<number>`count(*)`.as('count')])
      .groupBy('category_id')
      .execute(),
  ]);
  const countOf = new Map(counts.map((row) => [row.category_id, Number(row.count)]));
  return rows.map((row) => ({
    ...toCategory(row),
    version: row.version,
    position: row.position,
    allArticles: countOf.get(row.id) ?? 0,
  }));
}
