import { sql } from 'kysely';
import { containsText } from '#platform/db/contains-text.ts';
import type { Db } from '#platform/db/schema.ts';
import { placeholderParts } from './placeholder-image.ts';

/** An article whose image is a placeholder. */
export interface PlaceholderImage {
  id: string;
  title: string;
  slug: string;
  image: string;
}

/**
 * Articles of any status whose image is a placeholder (spec §9), in the order of their ids. `after` is the last id of
 * the page before.
 */
export async function listPlaceholderImages(
  db: Db,
  { limit, after = '' }: { limit: number; after?: string },
): Promise<PlaceholderImage[]> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'title', 'slug', 'image'])
    .where('image', 'is not', null)
    .where((eb) => eb.or(placeholderParts.map((part) => containsText(sql`lower(image)`, part))))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, image: row.image ?? '' }));
}
