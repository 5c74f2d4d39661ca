import type { Db } from '#db/schema.ts';
import { focalVersion, parseVariantPath } from '../images/picture-source.ts';
import { mediaAddress } from './list-media-paths.ts';

/**
 * The address that an old one of a replaced picture leads to, of the picture itself or of a cut of it. `path` is what
 * follows `/media/`. Null when nothing ever lay there.
 */
export async function findMovedMedia(db: Db, { path }: { path: string }): Promise<string | null> {
  const choice = parseVariantPath(path);
  const row = await db
    .selectFrom('media_alias')
    .innerJoin('media', 'media.id', 'media_alias.media_id')
    .select(['media.path', 'media.focal_x as focalX', 'media.focal_y as focalY'])
    .where('media_alias.path', '=', choice?.mediaPath ?? path)
    .executeTakeFirst();
  if (!row) return null;
  if (!choice) return mediaAddress(row.path);
  return `${mediaAddress(row.path)}/${choice.crop}-${choice.width}.${choice.format}?v=${focalVersion(row)}`;
}
