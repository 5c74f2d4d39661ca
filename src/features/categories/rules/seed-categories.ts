import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { categoryDescriptions, categoryNames, categoryShortNames } from '../text.ts';
import { categoryColors } from './category-colors.ts';
import { importCategory } from './import-category.ts';

/** A category of the navigation (spec §2.3). The same list has the keys `all` and `error.exists`, which are not categories. */
export type NavigationSlug = Exclude<keyof typeof categoryNames, 'all' | 'error.exists'>;

/** In the order of spec §3. */
const defaultCategories: readonly NavigationSlug[] = [
  'football',
  'basketball',
  'chess',
  'transfers',
  'interviews',
  'azerbaijan-premier-league',
  'premier-league',
  'la-liga',
  'serie-a',
  'champions-league',
];

/**
 * Creates the ten default categories. Does nothing when any category exists (spec §4). Returns the number of created
 * categories.
 */
export async function seedDefaultCategories(
  db: Db,
  { now, newId }: { now: number; newId: NewId },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const existing = await tx.selectFrom('category').select('id').limit(1).executeTakeFirst();
    if (existing) return 0;
    let created = 0;
    for (const slug of defaultCategories) {
      if (await seedCategory(tx, { slug, now, newId })) created += 1;
    }
    return created;
  });
}

/** Creates one category of the navigation. Returns false when its slug exists already. */
export async function seedCategory(
  db: Db,
  { slug, now, newId }: { slug: NavigationSlug; now: number; newId: NewId },
): Promise<boolean> {
  const shortNames: Readonly<Record<string, string>> = categoryShortNames;
  const descriptions: Readonly<Record<string, string>> = categoryDescriptions;
  const category = {
    slug,
    name: categoryNames[slug],
    shortName: shortNames[slug] ?? null,
    description: descriptions[slug] ?? '',
    color: categoryColors[slug],
  };
  try {
    await importCategory(db, { category, now, newId });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
