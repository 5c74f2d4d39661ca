import type { Db } from '#db/schema.ts';
import { type Media, parseMediaRow } from './media.ts';

/** One picture of the library by its id, its address or its path in the store. */
export async function findMedia(
  db: Db,
  by: { id: string } | { url: string } | { path: string },
): Promise<Media | null> {
  const media = db.selectFrom('media').selectAll();
  const query =
    'id' in by
      ? media.where('id', '=', by.id)
      : 'url' in by
        ? media.where('url', '=', by.url)
        : media.where('path', '=', by.path);
  const row = await query.executeTakeFirst();
  return row ? parseMediaRow(row) : null;
}
