import type { Db } from '#platform/db/schema.ts';
import type { Category } from './category.ts';
import { selectCategories, toCategory } from './select-categories.ts';

/**
 * The categories in the editors' order, at most `limit`; by name until an editor has arranged them (spec §7). Readers see
 * the sections in this order.
 */
export async function listOrderedCategories(db: Db, { limit }: { limit?: number } = {}): Promise<Category[]> {
  const ordered = selectCategories(db).orderBy('position').orderBy('sort_key').orderBy('id');
  const rows = await (limit === undefined ? ordered : ordered.limit(limit)).execute();
  return rows.map(toCategory);
}
