import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';

/**
 * Finds the category that has, or had, a slug.
 * @throws InvalidInput 'category.unknown'.
 */
export async function resolveCategory(db: Db, slug: string): Promise<{ id: string; slug: string }> {
  const category = await db
    .selectFrom('category')
    .select(['id', 'slug'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const moved =
    category ??
    (await db
      .selectFrom('category_redirect')
      .innerJoin('category', 'category.id', 'category_redirect.category_id')
      .select(['category.id', 'category.slug'])
      .where('category_redirect.slug', '=', slug)
      .executeTakeFirst());
  if (!moved) throw new InvalidInput([{ field: 'category', code: 'category.unknown' }]);
  return moved;
}
