import type { Db } from '#platform/db/schema.ts';
import type { FileStore, StoredFileInfo } from '#platform/files/file-store.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { findMediaUses, type MediaUses } from './find-media-uses.ts';
import { getMedia } from './get-media.ts';
import type { Media } from './media.ts';

export interface MediaDetails {
  media: Media;
  uses: MediaUses;
  /** Null when the file is missing in the store. */
  file: StoredFileInfo | null;
  /** The name of the uploader; null when the account is deleted or the program created the image. */
  uploader: string | null;
}

/**
 * An image with its uses, its file and its uploader. For staff.
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
  const uploader = media.createdBy
    ? await db.selectFrom('staff').select('name').where('id', '=', media.createdBy).executeTakeFirst()
    : undefined;
  return { media, uses, file, uploader: uploader?.name ?? null };
}
