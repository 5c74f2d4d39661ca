import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { findMedia } from '#domain/media/find-media.ts';
import { foreignPicture, type LibraryPicture, libraryPicture } from './library-picture.ts';

/** The picture at an article's address, for the picker; null when the article has none. */
export async function findLibraryPicture(
  db: Db,
  { url, actor }: { url: string | null; actor: Pick<Actor, 'id' | 'role'> },
): Promise<LibraryPicture | null> {
  if (!url) return null;
  const media = await findMedia(db, { url });
  return media ? libraryPicture(media, actor) : foreignPicture(url);
}
