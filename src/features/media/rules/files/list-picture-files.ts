import type { Db } from '#platform/db/schema.ts';

/** The stored file of a picture. */
export interface PictureFile {
  /** Its media type, `image/webp`. */
  type: string;
  bytes: number;
  width: number;
  height: number;
}

/** The files of pictures of the media library, by URL. Pictures from elsewhere are not in the result. */
export async function listPictureFiles(
  db: Db,
  { urls }: { urls: readonly string[] },
): Promise<Map<string, PictureFile>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'content_type', 'size', 'width', 'height'])
    .where('url', 'in', urls)
    .execute();
  return new Map(
    rows.map(({ url, content_type, size, width, height }) => [
      url,
      { type: content_type, bytes: size, width, height },
    ]),
  );
}
