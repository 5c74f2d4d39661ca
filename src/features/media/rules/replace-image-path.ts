import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { toMediaUrl } from './files/list-media-paths.ts';

/**
 * Replaces the path `from` of an image by `to` in the main image and the text of all articles. The versions of the
 * articles do not change, so that an open article form gets no conflict.
 */
export async function replaceImagePath(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const [before, after] = [toMediaUrl(from), toMediaUrl(to)];
  await tx.updateTable('article').set({ image: after }).where('image', '=', before).execute();
  // With the character after the path, so that a longer path with the same beginning does not match.
  await tx
    .updateTable('article')
    .set({
      content: sql<string>`replace(replace(content, ${`${before}"`}, ${`${after}"`}), ${`${before}/`}, ${`${after}/`})`,
    })
    .where('id', 'in', (eb) => eb.selectFrom('article_media').select('article_id').where('path', '=', from))
    .execute();
}
