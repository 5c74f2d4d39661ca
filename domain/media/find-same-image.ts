import type { Db } from '#db/schema.ts';
import { type Media, parseMediaRow } from './media.ts';

/**
 * The picture that was uploaded with these very bytes, or whose stored file they are; the oldest when there are several.
 * `md5` is base64.
 */
export async function findSameImage(db: Db, { md5 }: { md5: string }): Promise<Media | null> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where((eb) => eb.or([eb('md5_hash', '=', md5), eb('source_md5', '=', md5)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? parseMediaRow(row) : null;
}
