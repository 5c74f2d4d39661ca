import type { Db } from '#platform/db/schema.ts';
import { buildMediaSearchText } from './build-media-search-text.ts';
import type { Media } from './media.ts';

/** Inserts the row of an image. `sourceMd5` is the MD5 of the uploaded bytes, base64. */
export async function insertMedia(db: Db, media: Media, { sourceMd5 }: { sourceMd5: string }): Promise<void> {
  await db
    .insertInto('media')
    .values({
      id: media.id,
      url: media.url,
      path: media.path,
      name: media.name,
      content_type: media.contentType,
      size: media.size,
      width: media.width,
      height: media.height,
      md5_hash: media.md5Hash,
      dominant_color: media.dominantColor,
      focal_x: media.focalX,
      focal_y: media.focalY,
      alt: media.alt,
      decorative: media.decorative ? 1 : 0,
      credit: media.credit,
      caption: media.caption,
      created_by: media.createdBy,
      created_at: media.createdAt,
      updated_at: media.updatedAt,
      source_md5: sourceMd5,
      search_text: buildMediaSearchText(media),
    })
    .execute();
}
