import sharp, { type Sharp } from 'sharp';
import { createWorkLimit } from '#domain/work-limit.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Media } from '../media.ts';
import { MAX_IMAGE_PIXELS } from './inspect-image.ts';
import { cropBox, variantSize } from './picture-crop.ts';
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
 * More cuts at a time would only fight for the processor and fill the memory. A page has at most some twenty pictures, so
 * one reader who asks for more must wait for them.
 */
const runCut = createWorkLimit({ concurrency: 2, maxWaiting: 200, maxWaitingPerClient: 30 });

/** Work under way, by store and variant: whoever comes meanwhile waits for the same piece of work. */
const underWay = new WeakMap<FileStore, Map<string, Promise<Variant | null>>>();

/**
 * One cut, width and format of a stored picture: from the store's `variants/…`, or made now and kept there. Cut
 * round the focal point, never larger than the original. Null when the original is not in the store. `client` is whoever
 * asks for it.
 * @throws Busy when too many cuts wait to be made.
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
  const jobs = underWay.get(store) ?? new Map<string, Promise<Variant | null>>();
  underWay.set(store, jobs);
  const running = jobs.get(path);
  if (running) return running;
  const job = findOrDraw(store, path, { media, choice: { crop, width, format }, now, client }).finally(() =>
    jobs.delete(path),
  );
  jobs.set(path, job);
  return job;
}

/** The focal point is part of the path: move it and the old cuts are simply never asked for again. */
function variantPath(media: VariantSource, { crop, width, format }: VariantChoice): string {
  const version = crop === 'full' ? '' : `-${focalVersion(media)}`;
  return `variants/${media.path}/${crop}-${width}${version}.${format}`;
}

async function findOrDraw(
  store: FileStore,
  path: string,
  the: { media: VariantSource; choice: VariantChoice; now: number; client: string },
): Promise<Variant | null> {
  const { media, choice, now } = the;
  const contentType = CONTENT_TYPES[choice.format];
  const kept = await store.get(path);
  if (kept) return { bytes: kept.bytes, contentType };
  return runCut(async () => {
    const original = await store.get(media.path);
    if (!original) return null;
    const bytes = new Uint8Array(await drawVariant(original.bytes, media, choice));
    await store.put(path, bytes, { contentType, now });
    return { bytes, contentType };
  }, the.client);
}

async function drawVariant(bytes: Uint8Array, media: VariantSource, choice: VariantChoice): Promise<Buffer> {
  const size = variantSize(media, choice.crop, choice.width);
  const cut = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
    .extract(cropBox(media, choice.crop))
    .resize(size.width, size.height, { fit: 'fill' });
  return encode(cut, choice.format).toBuffer();
}

/** Settings for a first request that should not be felt; AVIF's effort is what costs time. */
function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 70 });
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 72, mozjpeg: true });
}
