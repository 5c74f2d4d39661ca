import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { Category } from './category.ts';
import { selectCategories, toCategory } from './select-categories.ts';

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
