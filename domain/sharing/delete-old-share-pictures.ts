import type { FileStore } from '#domain/media/files/file-store.ts';

/** Networks fetch a picture soon after somebody has shared the page. An older one is drawn again when it is asked for. */
export const SHARE_PICTURE_AGE_MS = 30 * 24 * 3_600_000;

/**
 * Deletes the share pictures that were drawn long ago: a match leaves one for every score, and deleted articles leave
 * theirs. Returns how many were deleted. `now` in epoch milliseconds.
 */
export async function deleteOldSharePictures(store: FileStore, { now }: { now: number }): Promise<number> {
  const files = await store.list('share/');
  const old = files.filter(({ timeCreated }) => timeCreated <= now - SHARE_PICTURE_AGE_MS);
  for (const { fullPath } of old) await store.delete(fullPath);
  return old.length;
}
