import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { mediaAddress } from './files/list-media-paths.ts';

/**
 * Leads every article that shows the picture at `from` to `to`, its image and its text. Versions stay: nobody's words
 * changed, and whoever has the article open does not meet a conflict over it.
 */
export async function repointArticles(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const [before, after] = [mediaAddress(from), mediaAddress(to)];
  await tx.updateTable('article').set({ image: after }).where('image', '=', before).execute();
  // With the sign behind it, so that a name that only begins alike is left alone.
  await tx
    .updateTable('article')
    .set({
      content: sql<string>`replace(replace(content, ${`${before}"`}, ${`${after}"`}), ${`${before}/`}, ${`${after}/`})`,
    })
    .where('id', 'in', (eb) => eb.selectFrom('article_media').select('article_id').where('path', '=', from))
    .execute();
}
