import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { problemSentence } from '#platform/message-texts.ts';
import { convertForeignImage, inspectImage, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './inspect-image.ts';
import { reencodeImage } from './store-image-file.ts';

const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
const png = await blank.clone().png().toBuffer();
const jpeg = await blank.clone().jpeg().toBuffer();
const webp = await blank.clone().webp().toBuffer();
const avif = await blank.clone().avif().toBuffer();
const gif = await blank.clone().gif().toBuffer();

/** A PNG with a valid header that declares a huge size. */
function bombPng(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** JPEG decoders ignore bytes after the end, so the image stays valid. */
const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);

describe('inspectImage', () => {
  test('detects the format by the bytes', async () => {
    expect(await inspectImage(png)).toEqual({ ok: true, format: 'png', width: 60, height: 40 });
    expect(await inspectImage(jpeg)).toEqual({ ok: true, format: 'jpeg', width: 60, height: 40 });
  });

  test('accepts WebP and AVIF, and stores them in a format that every program shows', async () => {
    const size = { ok: true, width: 60, height: 40 };
    for (const bytes of [webp, avif]) expect(await inspectImage(bytes)).toEqual({ ...size, format: 'jpeg' });
    const clear = blank.clone().ensureAlpha(0.5);
    for (const bytes of [await clear.clone().webp().toBuffer(), await clear.clone().avif().toBuffer()])
      expect(await inspectImage(bytes)).toEqual({ ...size, format: 'png' });
    const encoded = await reencodeImage(webp, 'jpeg');
    expect(encoded?.contentType).toBe('image/jpeg');
    expect((await sharp(encoded?.bytes).metadata()).format).toBe('jpeg');
  });

  test.each([
    ['text', Buffer.from('salam')],
    ['text that begins like a PNG', Buffer.concat([png.subarray(0, 4), Buffer.from('salam')])],
    ['text that begins like a JPEG', Buffer.concat([jpeg.subarray(0, 2), Buffer.from('salam')])],
    ['another container of WebP', Buffer.concat([Buffer.from('RIFX'), webp.subarray(4)])],
    ['an empty list of brands', Buffer.from('\0\0\0\u0008ftyp')],
    ['nothing', Buffer.alloc(0)],
    ['a container of another kind', Buffer.concat([Buffer.from('RIFF0000WAVE'), webp.subarray(12)])],
    ['heic', Buffer.concat([avif.subarray(0, 4), Buffer.from('ftypheic\0\0\0\0mif1heic'), avif])],
    ['gif', gif],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
  ])('refuses %s', async (_, bytes) => {
    expect(await inspectImage(bytes)).toEqual({ ok: false, problem: 'image.type' });
  });

  test('accepts at most 5,242,880 bytes', async () => {
    expect((await inspectImage(padded(MAX_IMAGE_BYTES))).ok).toBe(true);
    expect(await inspectImage(padded(MAX_IMAGE_BYTES + 1))).toEqual({ ok: false, problem: 'image.size' });
  });

  test('refuses an image with more than fifty megapixels', async () => {
    expect(await inspectImage(bombPng(10_000, 5_001))).toEqual({ ok: false, problem: 'image.tooManyPixels' });
    expect((await inspectImage(bombPng(10_000, 5_000))).ok).toBe(true);
    expect(problemSentence('image.tooManyPixels')).toContain(`${MAX_IMAGE_PIXELS / 1e6} meqapiksel`);
  });

  test('refuses an incomplete header', async () => {
    expect(await inspectImage(png.subarray(0, 12))).toEqual({ ok: false, problem: 'image.corrupt' });
  });
});

describe('convertForeignImage', () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });

  test('takes an accepted image as it is', async () => {
    for (const bytes of [png, jpeg, webp, avif]) expect(await convertForeignImage(bytes)).toBe(bytes);
  });

  test('makes a JPEG of a picture in another format, and a PNG of a transparent one', async () => {
    const opaque = await draw(60, 40).tiff().toBuffer();
    expect(await convertForeignImage(opaque)).toBeNull();
    for (const [bytes, expected] of [
      [gif, 'jpeg'],
      [await draw(60, 40).ensureAlpha(0).gif().toBuffer(), 'png'],
    ] as const) {
      const { format, width, height } = await sharp(
        (await convertForeignImage(bytes)) ?? undefined,
      ).metadata();
      expect({ format, width, height }).toEqual({ format: expected, width: 60, height: 40 });
    }
  });

  test('makes a file that is too large smaller, with the same proportions', async () => {
    const large = await draw(3000, 1000).jpeg().toBuffer();
    const bytes = Buffer.concat([large, Buffer.alloc(MAX_IMAGE_BYTES)]);
    const { width, height, format } = await sharp((await convertForeignImage(bytes)) ?? undefined).metadata();
    expect({ width, height, format }).toEqual({ width: 2560, height: 853, format: 'jpeg' });
  });

  test('takes no SVG, no text and no image of more than fifty megapixels', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
    for (const bytes of [Buffer.from(svg), Buffer.from('salam'), bombPng(10_000, 5_001)])
      expect(await convertForeignImage(bytes)).toBeNull();
  });
});

describe('reencodeImage', () => {
  test('applies the EXIF orientation and removes EXIF', async () => {
    const turned = await blank
      .clone()
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'secret' } })
      .toBuffer();
    expect(turned.includes('secret')).toBe(true);
    const encoded = await reencodeImage(turned, 'jpeg');
    expect([encoded?.width, encoded?.height]).toEqual([40, 60]);
    expect(encoded?.bytes.includes('secret')).toBe(false);
    const { exif, icc, orientation } = await sharp(encoded?.bytes).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['CMYK', (image: Sharp) => image.toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
    ['16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
    ['a wide gamut', (image: Sharp) => image.withIccProfile('p3').jpeg()],
    ['progressive JPEG', (image: Sharp) => image.jpeg({ progressive: true })],
    [
      'JPEG with XMP',
      (image: Sharp) => image.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">gizli</x:xmpmeta>').jpeg(),
    ],
  ])('converts an image in %s to sRGB without metadata', async (_, draw) => {
    const red = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c81e28' } });
    const bytes = await draw(red).toBuffer();
    const format = bytes[0] === 0x89 ? 'png' : 'jpeg';
    const encoded = await reencodeImage(Buffer.concat([bytes, Buffer.from('gizli')]), format);
    const { space, depth, icc, exif, xmp } = await sharp(encoded?.bytes).metadata();
    expect({ space, depth, icc, exif, xmp }).toEqual({ space: 'srgb', depth: 'uchar' });
    expect(encoded?.bytes.includes('gizli')).toBe(false);
    expect(encoded?.bytes.includes('Exif')).toBe(false);
    expect(encoded?.dominantColor).toMatch(/^#c[0-9a-f][12]/);
  });

  test('finds the dominant colour', async () => {
    expect((await reencodeImage(png, 'png'))?.dominantColor).toMatch(/^#3[0-9a-f]6[0-9a-f]9[0-9a-f]$/);
  });

  test('returns null for a truncated body', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, at) => (at * 7919) % 251));
    const whole = sharp(noise, { raw: { width: 300, height: 200, channels: 3 } });
    const halfJpeg = await whole.clone().jpeg().toBuffer();
    const halfPng = await whole.clone().png().toBuffer();
    expect(await reencodeImage(halfJpeg.subarray(0, halfJpeg.length / 2), 'jpeg')).toBeNull();
    expect(await reencodeImage(halfPng.subarray(0, halfPng.length / 2), 'png')).toBeNull();
    expect(await reencodeImage(bombPng(10_000, 5_000), 'png')).toBeNull();
  });
});
