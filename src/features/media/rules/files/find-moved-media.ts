import type { Db } from '#platform/db/schema.ts';
import { focalVersion, parseVariantPath } from '../images/picture-source.ts';
import { toMediaUrl } from './list-media-paths.ts';

/**
 * The current URL for an old path of a replaced image or of one of its variants. `path` is the part after `/media/`. Null
 * when no image ever had this path.
 */
export async function findMovedMedia(db: Db, { path }: { path: string }): Promise<string | null> {
  const variant = parseVariantPath(path);
  const row = await db
    .selectFrom('media_alias')
    .innerJoin('media', 'media.id', 'media_alias.media_id')
    .select(['media.path', 'media.focal_x as focalX', 'media.focal_y as focalY'])
    .where('media_alias.path', '=', variant?.mediaPath ?? path)
    .executeTakeFirst();
  if (!row) return null;
  if (!variant) return toMediaUrl(row.path);
  return `${toMediaUrl(row.path)}/${variant.crop}-${variant.width}.${variant.format}?v=${focalVersion(row)}`;
}
