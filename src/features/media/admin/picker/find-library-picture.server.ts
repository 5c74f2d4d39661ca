import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { findExistingPicture } from '../../rules/files/media-paths.ts';
import { findMedia } from '../../rules/media.ts';
import { type LibraryPicture, libraryPicture, unknownPicture } from './library-picture.ts';

/**
 * The picture of an article for the picker. `url`: the value of `article.image`. A picture that was replaced has its new
 * address. Null when the article has no picture.
 */
export async function findLibraryPicture(
  db: Db,
  { url, actor }: { url: string | null; actor: Pick<Actor, 'id' | 'role'> },
): Promise<LibraryPicture | null> {
  const current = await findExistingPicture(db, { url, otherwise: url });
  if (!current) return null;
  const media = await findMedia(db, { url: current });
  return media ? libraryPicture(media, actor) : unknownPicture(current);
}
