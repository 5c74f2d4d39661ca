import { describe, expect, test } from 'vitest';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  parseVariantPath,
  pictureSize,
  pictureSrcSet,
  pictureUrl,
} from './picture-source.ts';

const own = {
  url: '/media/articles/1761900000000-qarabag.jpg',
  width: 1600,
  height: 1000,
  focalX: 0.5,
  focalY: 0.38,
};
const elsewhere = {
  ...own,
  url: 'https://example.com/a.jpg',
  width: null,
  height: null,
};

describe('pictureUrl', () => {
  test('names the cut, the width and the format, and changes with the focal point', () => {
    expect(pictureUrl(own, { crop: '16x9', width: 768, format: 'avif' })).toBe(
      '/media/articles/1761900000000-qarabag.jpg/16x9-768.avif?v=500-380',
    );
    expect(pictureUrl({ ...own, focalX: 0.1 }, { crop: '16x9', width: 768, format: 'avif' })).toContain(
      '?v=100-380',
    );
  });

  test('leaves a picture kept elsewhere alone', () => {
    expect(pictureUrl(elsewhere, { crop: '1x1', width: 320, format: 'webp' })).toBe(elsewhere.url);
    expect(pictureSrcSet(elsewhere, { crop: '1x1', format: 'webp' })).toBe('');
    expect(pictureSize(elsewhere, { crop: '1x1', width: 320 })).toBeNull();
  });
});

test('pictureSrcSet stops where the original ends and tells the true width', () => {
  const widths = (it: string) => it.split(', ').map((entry) => entry.split(' ')[1]);
  expect(widths(pictureSrcSet(own, { crop: '16x9', format: 'jpg' }))).toEqual(
    PICTURE_WIDTHS.map((it) => `${it}w`),
  );
  expect(widths(pictureSrcSet({ ...own, width: 600, height: 400 }, { crop: '16x9', format: 'jpg' }))).toEqual(
    ['320w', '480w', '600w'],
  );
});

describe('parseVariantPath', () => {
  test('reads back every address that pictureUrl makes', () => {
    for (const width of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS) {
        const url = new URL(pictureUrl(own, { crop: '4x3', width, format }), 'http://localhost');
        expect(parseVariantPath(url.pathname)).toEqual({
          mediaPath: 'articles/1761900000000-qarabag.jpg',
          crop: '4x3',
          width,
          format,
        });
      }
  });

  test.each([
    '/media/articles/1761900000000-qarabag.jpg',
    '/media/articles/1761900000000-qarabag.jpg/16x9-769.avif',
    '/media/articles/1761900000000-qarabag.jpg/16x9-0768.avif',
    '/media/articles/1761900000000-qarabag.jpg/3x2-768.avif',
    '/media/articles/1761900000000-qarabag.jpg/16x9-768.gif',
    '/media/articles/../secrets-1.jpg/16x9-768.avif',
    '/media/articles/1-a..b.jpg/16x9-768.avif',
    '/media/articles/1-a.jpg/x/16x9-768.avif',
    '',
  ])('refuses %s', (path) => {
    expect(parseVariantPath(path)).toBeNull();
  });
});
