import type { Db } from '#platform/db/schema.ts';
import { findMovedMedia } from './files/find-moved-media.ts';
import { findMedia } from './find-media.ts';
import { isOwnPicture } from './images/picture-source.ts';

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
