import type { Db } from '#db/schema.ts';
import type { Category } from './category.ts';
import { selectCategories, toCategory } from './select-categories.ts';

/** The categories in the editors' order, as readers see the sections; `limit`: only the first. */
export async function listOrderedCategories(db: Db, { limit }: { limit?: number } = {}): Promise<Category[]> {
  const ordered = selectCategories(db).orderBy('position').orderBy('sort_key').orderBy('id');
  const rows = await (limit === undefined ? ordered : ordered.limit(limit)).execute();
  return rows.map(toCategory);
}
