import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { findMedia } from '../../rules/media.ts';
import { foreignPicture, type LibraryPicture, libraryPicture } from './library-picture.ts';

/** The picture of an article for the picker. `url`: the value of `article.image`. Null when the article has no picture. */
export async function findLibraryPicture(
  db: Db,
  { url, actor }: { url: string | null; actor: Pick<Actor, 'id' | 'role'> },
): Promise<LibraryPicture | null> {
  if (!url) return null;
  const media = await findMedia(db, { url });
  return media ? libraryPicture(media, actor) : foreignPicture(url);
}
