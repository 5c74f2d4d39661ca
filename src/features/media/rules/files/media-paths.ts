import type { Db } from '#platform/db/schema.ts';
import { focalVersion, isOwnPicture, parseVariantPath } from '../images/picture-source.ts';
import { findMedia, type Media } from '../media.ts';

/** All paths of an image, the current one first. Texts and revisions may contain an old path. */
export async function listMediaPaths(db: Db, media: Pick<Media, 'id' | 'path'>): Promise<string[]> {
  const aliases = await db
    .selectFrom('media_alias')
    .select('path')
    .where('media_id', '=', media.id)
    .orderBy('created_at')
    .execute();
  return [media.path, ...aliases.map(({ path }) => path)];
}

/** The URL of a path in the store, as articles contain it. */
export function toMediaUrl(path: string): string {
  return `/media/${path}`;
}

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

/**
 * The current URL of an image that an article shows. A replaced image has a new URL, an external image keeps its own.
 * Returns `otherwise` for a deleted image of the site, and null when the article has no image.
 */
export async function findExistingPicture(
  db: Db,
  { url, otherwise }: { url: string | null; otherwise: string | null },
): Promise<string | null> {
  if (!url || !isOwnPicture(url) || (await findMedia(db, { url }))) return url;
  return (await findMovedMedia(db, { path: url.slice('/media/'.length) })) ?? otherwise;
}
