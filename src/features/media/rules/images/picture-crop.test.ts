import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeCropBox, computeVariantSize, PICTURE_CROPS } from './picture-crop.ts';

const sides = fc.integer({ min: 1, max: 6000 });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('computeCropBox', () => {
  test('is inside the image and contains the focal point', () => {
    fc.assert(
      fc.property(
        sides,
        sides,
        fraction,
        fraction,
        fc.constantFrom(...PICTURE_CROPS),
        (width, height, focalX, focalY, crop) => {
          const box = computeCropBox({ width, height, focalX, focalY }, crop);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(width);
          expect(box.top + box.height).toBeLessThanOrEqual(height);
          expect(focalX * width).toBeGreaterThanOrEqual(box.left - 0.5);
          expect(focalX * width).toBeLessThanOrEqual(box.left + box.width + 0.5);
          expect(focalY * height).toBeGreaterThanOrEqual(box.top - 0.5);
          expect(focalY * height).toBeLessThanOrEqual(box.top + box.height + 0.5);
        },
      ),
    );
  });

  test('is as large as its ratio allows', () => {
    const picture = { width: 1600, height: 1000, focalX: 0.5, focalY: 0.5 };
    expect(computeCropBox(picture, '16x9')).toEqual({ left: 0, top: 50, width: 1600, height: 900 });
    expect(computeCropBox(picture, '4x3')).toEqual({ left: 134, top: 0, width: 1333, height: 1000 });
    expect(computeCropBox(picture, '1x1')).toEqual({ left: 300, top: 0, width: 1000, height: 1000 });
    expect(computeCropBox({ ...picture, focalX: 0.9 }, '1x1')).toEqual({
      left: 600,
      top: 0,
      width: 1000,
      height: 1000,
    });
  });
});

test('a variant is never larger than the original', () => {
  expect(computeVariantSize({ width: 600, height: 400 }, '16x9', 1600)).toEqual({ width: 600, height: 338 });
  expect(computeVariantSize({ width: 1600, height: 1000 }, 'full', 320)).toEqual({ width: 320, height: 200 });
});
