import type { Db } from '#platform/db/schema.ts';
import type { Category } from './category.ts';
import { selectCategories, toCategory } from './select-categories.ts';

export async function findCategoryBySlug(db: Db, { slug }: { slug: string }): Promise<Category | null> {
  const row = await selectCategories(db).where('slug', '=', slug).executeTakeFirst();
  return row ? toCategory(row) : null;
}
