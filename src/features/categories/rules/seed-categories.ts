import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { categoryDescriptions, categoryNames, categoryShortNames } from '../text.ts';
import { importCategory } from './change-category.ts';

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

/** The colours of the ten default categories (spec §3), then those of the other categories of the navigation. */
export const categoryColors: Readonly<Record<string, string>> = {
  football: '#10b981',
  basketball: '#f59e0b',
  chess: '#6366f1',
  transfers: '#ef4444',
  interviews: '#8b5cf6',
  'azerbaijan-premier-league': '#dc2626',
  'premier-league': '#7c3aed',
  'la-liga': '#059669',
  'serie-a': '#0ea5e9',
  'champions-league': '#1e40af',

  'martial-arts': '#b91c1c',
  'other-sports': '#0f766e',
  store: '#a16207',
  olympics: '#0369a1',
  'azerbaijan-cup': '#be123c',
  'azerbaijan-news': '#0891b2',
  'national-team': '#1d4ed8',
  'youth-teams': '#65a30d',
  'lower-leagues': '#57534e',
  futsal: '#c2410c',
  'mini-futbol': '#16a34a',
  'premier-league-transfers': '#a21caf',
  'europa-league': '#ea580c',
  'conference-league': '#15803d',
  'european-cups': '#3730a3',
  'world-cup': '#9f1239',
  'european-championship': '#2563eb',
  'nations-league': '#4338ca',
  'confederations-cup': '#92400e',
  'copa-america': '#0284c7',
  'african-cup': '#ca8a04',
  'asian-cup': '#e11d48',
  concacaf: '#854d0e',
  podcast: '#9333ea',
  esports: '#db2777',
  analysis: '#475569',
  bundesliga: '#b45309',
  rumors: '#d97706',
};
