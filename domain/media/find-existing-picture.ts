import type { Db } from '#db/schema.ts';
import { findMovedMedia } from './files/find-moved-media.ts';
import { findMedia } from './find-media.ts';
import { isOwnPicture } from './images/picture-source.ts';

/**
 * The address of today for a picture that an article names: of a replaced one the new, of one that is kept elsewhere its
 * own. `otherwise` for one of ours that is gone; null when the article names none.
 */
export async function findExistingPicture(
  db: Db,
  { url, otherwise }: { url: string | null; otherwise: string | null },
): Promise<string | null> {
  if (!url || !isOwnPicture(url) || (await findMedia(db, { url }))) return url;
  return (await findMovedMedia(db, { path: url.slice('/media/'.length) })) ?? otherwise;
}
