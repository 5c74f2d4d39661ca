import type { Db } from '#platform/db/schema.ts';
import { type Media, parseMediaRow } from './media.ts';

/** Finds an image by its id, its URL or its path in the store. */
export async function findMedia(
  db: Db,
  key: { id: string } | { url: string } | { path: string },
): Promise<Media | null> {
  const media = db.selectFrom('media').selectAll();
  const query =
    'id' in key
      ? media.where('id', '=', key.id)
      : 'url' in key
        ? media.where('url', '=', key.url)
        : media.where('path', '=', key.path);
  const row = await query.executeTakeFirst();
  return row ? parseMediaRow(row) : null;
}
