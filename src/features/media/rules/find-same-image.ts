import type { Db } from '#platform/db/schema.ts';
import { type Media, parseMediaRow } from './media.ts';

/**
 * The oldest image whose uploaded bytes or stored file have this MD5 (base64).
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
