import { DAY, MINUTE } from '#az/format/durations.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createWorkLimit } from '#platform/limits/work-limit.ts';
import { drawArticleCard } from './draw-article-card.ts';
import { drawMatchCard } from './draw-match-card.ts';
import { drawRowsCard } from './draw-rows-card.ts';
import { drawTeamCard } from './draw-team-card.ts';
import { type ShareCard, shareVersion } from './share-card.ts';

/** After so many new pictures those beyond the maximum are deleted. The job that deletes old ones runs too rarely for that. */
const DRAWN_PER_CLEANING = 200;
let drawnCount = 0;

/** Few pictures are drawn at once, so that a wave of robots does not slow down the pages. */
const runLimited = createWorkLimit({
  concurrency: 1,
  maxWaiting: 100,
  maxWaitingPerClient: 20,
  budget: { burstMs: MINUTE, share: 0.25 },
});

/**
 * The share picture of a card as JPEG. Reads it from `share/…` of the store, or draws and stores it. `client` identifies
 * who requests it, for the work limit.
 * @throws Busy when too many pictures are waiting.
 */
export async function makeSharePicture(
  store: FileStore,
  { card, now, client = '' }: { card: ShareCard; now: number; client?: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const path = `share/${card.kind}/${card.id}/${shareVersion(card)}.jpg`;
  const stored = await store.get(path);
  if (stored) return stored.bytes;
  return runLimited(async () => {
    const drawn = (await store.get(path))?.bytes;
    if (drawn) return drawn;
    const image = await draw(store, card);
    const bytes = new Uint8Array(await image.jpeg({ quality: 82, mozjpeg: true }).toBuffer());
    if (!(await store.hasFreeSpace())) return bytes;
    await store.put(path, bytes, { contentType: 'image/jpeg', now });
    drawnCount += 1;
    if (drawnCount % DRAWN_PER_CLEANING === 0) await deleteOldSharePictures(store, { now });
    return bytes;
  }, client);
}

async function draw(store: FileStore, card: ShareCard) {
  if (card.kind === 'match') return drawMatchCard(card);
  if (card.kind === 'team') return drawTeamCard(card);
  if (card.kind === 'rows') return drawRowsCard(card);
  const original = card.picture && (await store.get(card.picture.path));
  return drawArticleCard(card, original?.bytes ?? null);
}

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
