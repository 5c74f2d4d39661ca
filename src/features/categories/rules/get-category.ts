import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { Category } from './category.ts';
import { selectCategories, toCategory } from './select-categories.ts';

/** @throws NotFound */
export async function getCategory(db: Db, { id }: { id: string }): Promise<Category> {
  const row = await selectCategories(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No category has the id ${id}`);
  return toCategory(row);
}
