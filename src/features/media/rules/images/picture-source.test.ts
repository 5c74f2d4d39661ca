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
const external = {
  ...own,
  url: 'https://example.com/a.jpg',
  width: null,
  height: null,
};

describe('pictureUrl', () => {
  test('contains the crop, the width, the format and the focal point', () => {
    expect(pictureUrl(own, { crop: '16x9', width: 768, format: 'avif' })).toBe(
      '/media/articles/1761900000000-qarabag.jpg/16x9-768.avif?v=500-380',
    );
    expect(pictureUrl({ ...own, focalX: 0.1 }, { crop: '16x9', width: 768, format: 'avif' })).toContain(
      '?v=100-380',
    );
  });

  test('does not change the URL of an external image', () => {
    expect(pictureUrl(external, { crop: '1x1', width: 320, format: 'webp' })).toBe(external.url);
    expect(pictureSrcSet(external, { crop: '1x1', format: 'webp' })).toBe('');
    expect(pictureSize(external, { crop: '1x1', width: 320 })).toBeNull();
  });
});

test('pictureSrcSet ends at the width of the original, or at 768 for a small picture, and contains the actual widths', () => {
  const widths = (srcSet: string) => srcSet.split(', ').map((entry) => entry.split(' ')[1]);
  expect(widths(pictureSrcSet(own, { crop: '16x9', format: 'jpg' }))).toEqual(
    PICTURE_WIDTHS.map((width) => `${width}w`),
  );
  expect(widths(pictureSrcSet({ ...own, width: 600, height: 400 }, { crop: '16x9', format: 'jpg' }))).toEqual(
    ['320w', '480w', '600w'],
  );
  expect(widths(pictureSrcSet(own, { crop: '16x9', format: 'jpg', isSmall: true }))).toEqual([
    '320w',
    '480w',
    '768w',
  ]);
});

describe('parseVariantPath', () => {
  test('parses every URL of pictureUrl', () => {
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
