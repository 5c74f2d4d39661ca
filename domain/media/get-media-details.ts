import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import type { FileStore, StoredFileInfo } from './files/file-store.ts';
import { findMediaUses, type MediaUses } from './find-media-uses.ts';
import { getMedia } from './get-media.ts';
import type { Media } from './media.ts';

export interface MediaDetails {
  media: Media;
  uses: MediaUses;
  /** Null when the file is not in the store, although it should be. */
  file: StoredFileInfo | null;
  /** Null when the account is gone, or the program itself made the picture. */
  uploader: string | null;
}

/**
 * Everything the newsroom knows of a picture.
 * @throws Forbidden, NotFound.
 */
export async function getMediaDetails(
  db: Db,
  store: FileStore,
  { actor, id }: { actor: Actor; id: string },
): Promise<MediaDetails> {
  requireRole(actor, 'author');
  const media = await getMedia(db, { id });
  const uses = await findMediaUses(db, { media });
  const file = await store.findInfo(media.path);
  const person = media.createdBy
    ? await db.selectFrom('staff').select('name').where('id', '=', media.createdBy).executeTakeFirst()
    : undefined;
  return { media, uses, file, uploader: person?.name ?? null };
}
