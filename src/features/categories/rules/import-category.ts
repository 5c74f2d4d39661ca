import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type CategoryInput, cleanCategoryInput } from './category-input.ts';
import { CATEGORY_EXISTS, refuseTakenCategoryName } from './refuse-taken-category-name.ts';

/**
 * Creates a category for seeds and imports, without a role check or audit entry (spec §5, §7). Editors use
 * `createCategory`. It is the last in the editors' order. Before an editor has arranged the categories, its name decides.
 * @throws InvalidInput, or Conflict 'category.exists' when the name or the slug is taken.
 */
export async function importCategory(
  db: Db,
  { category, now, newId }: { category: CategoryInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  const clean = cleanCategoryInput(category);
  await refuseTakenCategoryName(db, clean);
  const inserted = await db
    .insertInto('category')
    .values({
      id: newId(),
      slug: clean.slug,
      name: clean.name,
      short_name: clean.shortName,
      description: clean.description,
      color: clean.color,
      has_comments: clean.hasComments ? 1 : 0,
      position: await nextPosition(db),
      sort_key: sortKey(clean.name),
      article_count: 0,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .executeTakeFirst();
  if (!inserted) throw new Conflict('category.exists', CATEGORY_EXISTS);
  // The slug may be the old address of another category. It no longer redirects there.
  await db.deleteFrom('category_redirect').where('slug', '=', inserted.slug).execute();
  return inserted;
}

/** All positions are 0 until an editor has arranged the categories. */
async function nextPosition(db: Db): Promise<number> {
  const last = await db
    .selectFrom('category')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  return last?.position ? last.position + 1 : 0;
}
