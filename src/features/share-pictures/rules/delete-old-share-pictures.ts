import { DAY } from '#az/format/durations.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Networks fetch a picture soon after somebody has shared the page. An older one is drawn again when it is asked for. */
export const SHARE_PICTURE_AGE_MS = 30 * DAY;
/** About 500 MB. A robot that asks for every picture of the archive must not fill the disk. */
const MAX_SHARE_PICTURES = 5000;

/**
 * Deletes the share pictures that were drawn long ago, and the oldest of too many: a match leaves one for every score, and
 * deleted articles leave theirs. Returns how many were deleted. `now` in epoch milliseconds.
 */
export async function deleteOldSharePictures(
  store: FileStore,
  { now, max = MAX_SHARE_PICTURES }: { now: number; max?: number },
): Promise<number> {
  const files = (await store.list('share/')).sort((a, b) => b.timeCreated - a.timeCreated);
  const old = files.filter(({ timeCreated }, at) => at >= max || timeCreated <= now - SHARE_PICTURE_AGE_MS);
  for (const { fullPath } of old) await store.delete(fullPath);
  return old.length;
}
