import type { Db } from '#platform/db/schema.ts';
import type { Category } from './category.ts';
import { selectCategories, toCategory } from './select-categories.ts';

/** All categories in the order of the Azerbaijani alphabet (spec §7 'ordered by name'). */
export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await selectCategories(db).orderBy('sort_key').orderBy('id').execute();
  return rows.map(toCategory);
}
