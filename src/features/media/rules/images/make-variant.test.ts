import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalFileStore } from '#platform/files/create-local-file-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { makeVariant } from './make-variant.ts';
import { computeVariantSize } from './picture-crop.ts';

let root: string;
let store: FileStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'variants-'));
  store = createLocalFileStore(root);
});
afterAll(() => rm(root, { recursive: true }));

const now = 1000;
let files = 0;

/** Stores a blue image with a red spot at the focal point. */
async function storeSpotted(width: number, height: number, focalX: number, focalY: number) {
  const [x, y] = [focalX * width, focalY * height];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#0000ff"/><circle cx="${x}" cy="${y}" r="24" fill="#ff0000"/></svg>`;
  files += 1;
  const path = `articles/${files}-spot.png`;
  await store.put(path, await sharp(Buffer.from(svg)).png().toBuffer(), { contentType: 'image/png', now });
  return { path, width, height, focalX, focalY };
}

async function countRed(bytes: Uint8Array | undefined): Promise<number> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if ((data[at] ?? 0) > 150 && (data[at + 2] ?? 255) < 110) red += 1;
  }
  return red;
}

describe('makeVariant', () => {
  test('every crop contains the focal point', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 900 }),
        fc.integer({ min: 200, max: 900 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('16x9', '4x3', '1x1'),
        async (width, height, focalX, focalY, crop) => {
          const media = await storeSpotted(width, height, focalX, focalY);
          const variant = await makeVariant(store, { media, crop, width: 320, format: 'jpg', now });
          expect(await countRed(variant?.bytes)).toBeGreaterThan(10);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ] as const)('creates %s', async (format, contentType, sharpFormat) => {
    const media = await storeSpotted(900, 600, 0.2, 0.5);
    const variant = await makeVariant(store, { media, crop: '1x1', width: 480, format, now });
    expect(variant?.contentType).toBe(contentType);
    const { format: actualFormat, width, height } = await sharp(variant?.bytes).metadata();
    expect([actualFormat, width, height]).toEqual([sharpFormat, 480, 480]);
  });

  test('does not enlarge the original', async () => {
    const media = await storeSpotted(600, 400, 0.5, 0.5);
    const variant = await makeVariant(store, { media, crop: '16x9', width: 1600, format: 'webp', now });
    const { width, height } = await sharp(variant?.bytes).metadata();
    expect([width, height]).toEqual([600, 338]);
  });

  test.each(['avif', 'webp', 'jpg'] as const)(
    'limits the height of a tall image to the maximum of %s',
    async (format) => {
      const media = await storeSpotted(40, 20_000, 0.5, 0.5);
      const variant = await makeVariant(store, { media, crop: 'full', width: 320, format, now });
      const { width, height } = await sharp(variant?.bytes).metadata();
      expect([width, height]).toEqual([32, 16_000]);
      expect(computeVariantSize(media, 'full', 320)).toEqual({ width, height });
    },
  );

  test('creates a variant once for parallel requests, and reads it from the store afterwards', async () => {
    const media = await storeSpotted(600, 400, 0.5, 0.5);
    let puts = 0;
    const countingStore: FileStore = {
      ...store,
      put: (...args) => {
        puts += 1;
        return store.put(...args);
      },
    };
    const request = () => makeVariant(countingStore, { media, crop: '4x3', width: 320, format: 'webp', now });
    const [first, ...others] = await Promise.all([request(), request(), request(), request(), request()]);
    const later = await request();
    expect(puts).toBe(1);
    for (const other of [...others, later])
      expect(Buffer.compare(other?.bytes ?? Buffer.of(), first?.bytes ?? Buffer.of(1))).toBe(0);
  });

  test('creates a new variant when the focal point has changed', async () => {
    const media = await storeSpotted(900, 300, 0.9, 0.5);
    const withOtherFocus = await makeVariant(store, {
      media: { ...media, focalX: 0.1 },
      crop: '1x1',
      width: 320,
      format: 'jpg',
      now,
    });
    const withFocus = await makeVariant(store, { media, crop: '1x1', width: 320, format: 'jpg', now });
    expect(await countRed(withOtherFocus?.bytes)).toBe(0);
    expect(await countRed(withFocus?.bytes)).toBeGreaterThan(10);
  });

  test('returns null when the original is missing', async () => {
    const media = { path: 'articles/9-none.png', width: 10, height: 10, focalX: 0.5, focalY: 0.5 };
    expect(await makeVariant(store, { media, crop: 'full', width: 320, format: 'jpg', now })).toBeNull();
  });

  test('is made but not stored when the disk is nearly full', async () => {
    const media = await storeSpotted(400, 300, 0.5, 0.5);
    const full = createLocalFileStore(root, { minFreeBytes: Number.POSITIVE_INFINITY });
    const choice = { media, crop: '1x1', width: 320, format: 'webp', now } as const;
    expect((await makeVariant(full, choice))?.bytes.length).toBeGreaterThan(0);
    expect(await store.list(`variants/${media.path}/`)).toEqual([]);
    expect((await makeVariant(store, choice))?.bytes.length).toBeGreaterThan(0);
    expect(await store.list(`variants/${media.path}/`)).toHaveLength(1);
  });
});
