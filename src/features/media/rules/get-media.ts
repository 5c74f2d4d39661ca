import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { findMedia } from './find-media.ts';
import type { Media } from './media.ts';

/**
 * One image by its id.
 * @throws NotFound.
 */
export async function getMedia(db: Db, { id }: { id: string }): Promise<Media> {
  const media = await findMedia(db, { id });
  if (!media) throw new NotFound(`No picture has the id ${id}`);
  return media;
}
