import sharp, { type Sharp } from 'sharp';
import { MINUTE } from '#az/format/durations.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createWorkLimit } from '#platform/limits/work-limit.ts';
import type { Media } from '../media.ts';
import { MAX_IMAGE_PIXELS } from './inspect-image.ts';
import { computeCropBox, computeVariantSize } from './picture-crop.ts';
import { focalVersion, type PictureFormat, type VariantChoice } from './picture-source.ts';

export interface Variant {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

export type VariantSource = Pick<Media, 'path' | 'width' | 'height' | 'focalX' | 'focalY'>;

const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * More variants at once would only compete for CPU and memory. A page has at most about twenty images, so a client with
 * more waiting requests is refused.
 */
const runLimited = createWorkLimit({
  concurrency: 2,
  maxWaiting: 200,
  maxWaitingPerClient: 30,
  // Some hundred variants at once, then about three a second: a robot that asks for every variant must not keep the cores busy.
  budget: { burstMs: 2 * MINUTE, share: 0.5 },
});

/** The running jobs by store and path. Parallel requests for one variant share a job. */
const runningJobs = new WeakMap<FileStore, Map<string, Promise<Variant | null>>>();

/**
 * A variant of a stored image with this crop, width and format. Reads it from `variants/…` of the store, or creates
 * and stores it. Every crop contains the focal point and is never larger than the original. Null when the original is
 * missing. `client` identifies who requests it, for the work limit.
 * @throws Busy when too many variants are waiting.
 */
export async function makeVariant(
  store: FileStore,
  {
    media,
    crop,
    width,
    format,
    now,
    client = '',
  }: VariantChoice & {
    media: VariantSource;
    now: number;
    client?: string;
  },
): Promise<Variant | null> {
  const path = variantPath(media, { crop, width, format });
  const jobs = runningJobs.get(store) ?? new Map<string, Promise<Variant | null>>();
  runningJobs.set(store, jobs);
  const runningJob = jobs.get(path);
  if (runningJob) return runningJob;
  const job = findOrCreate(store, path, { media, choice: { crop, width, format }, now, client }).finally(() =>
    jobs.delete(path),
  );
  jobs.set(path, job);
  return job;
}

/** The path contains the focal point, so that a change of the focal point gives new variants. */
function variantPath(media: VariantSource, { crop, width, format }: VariantChoice): string {
  const version = crop === 'full' ? '' : `-${focalVersion(media)}`;
  return `variants/${media.path}/${crop}-${width}${version}.${format}`;
}

async function findOrCreate(
  store: FileStore,
  path: string,
  {
    media,
    choice,
    now,
    client,
  }: { media: VariantSource; choice: VariantChoice; now: number; client: string },
): Promise<Variant | null> {
  const contentType = CONTENT_TYPES[choice.format];
  const stored = await store.get(path);
  if (stored) return { bytes: stored.bytes, contentType };
  return runLimited(async () => {
    const original = await store.get(media.path);
    if (!original) return null;
    const bytes = new Uint8Array(await renderVariant(original.bytes, media, choice));
    if (await store.hasFreeSpace()) await store.put(path, bytes, { contentType, now });
    return { bytes, contentType };
  }, client);
}

async function renderVariant(
  bytes: Uint8Array,
  media: VariantSource,
  choice: VariantChoice,
): Promise<Buffer> {
  const size = computeVariantSize(media, choice.crop, choice.width);
  const cropped = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
    .extract(computeCropBox(media, choice.crop))
    .resize(size.width, size.height, { fit: 'fill' });
  return encode(cropped, choice.format).toBuffer();
}

/** The settings keep the first request for a variant fast. A higher `effort` makes AVIF slow. */
function encode(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 70 });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 72, mozjpeg: true });
}
