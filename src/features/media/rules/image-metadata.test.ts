import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cleanImageMetadata,
  emptyImageMetadata,
  hasSameFocus,
  type ImageMetadata,
  listImageMetadataProblems,
} from './image-metadata.ts';

const listProblems = (over: Partial<ImageMetadata>, needsAlt = false) =>
  listImageMetadataProblems({ ...emptyImageMetadata, ...over }, { needsAlt });

it('texts of an image may reach their limits and not pass them', () => {
  const texts = { alt: 'ə'.repeat(300), credit: 'ə'.repeat(120), caption: 'ə'.repeat(500) };
  expect(listProblems(texts)).toEqual([]);
  const longer = { alt: `${texts.alt}a`, credit: `${texts.credit}a`, caption: `${texts.caption}a` };
  expect(listProblems(longer)).toEqual([
    { field: 'alt', code: 'alt.tooLong' },
    { field: 'credit', code: 'credit.tooLong' },
    { field: 'caption', code: 'caption.tooLong' },
  ]);
});

it('an alt text is required of an image that means something, where it is required', () => {
  expect(listProblems({}, true)).toEqual([{ field: 'alt', code: 'alt.required' }]);
  for (const over of [{ decorative: true }, { alt: 'Qol' }]) expect(listProblems(over, true)).toEqual([]);
  expect(listProblems({}, false)).toEqual([]);
});

it('a focal point is inside the image', () => {
  const outside = [{ field: 'focalPoint', code: 'focalPoint.invalid' }];
  fc.assert(
    fc.property(fc.double({ min: -2, max: 3 }), fc.constantFrom('focalX', 'focalY'), (value, axis) => {
      expect(listProblems({ [axis]: value })).toEqual(value >= 0 && value <= 1 ? [] : outside);
    }),
  );
});

it('a focal point is another one when it moves in either direction', () => {
  const middle = emptyImageMetadata;
  expect(hasSameFocus(middle, { ...middle, alt: 'Qol' })).toBe(true);
  expect(hasSameFocus(middle, { ...middle, focalX: 0.4 })).toBe(false);
  expect(hasSameFocus(middle, { ...middle, focalY: 0.4 })).toBe(false);
});

it('cleaning trims the texts, rounds the focal point and drops the alt text of a decorative image', () => {
  const typed = {
    alt: ' Qol ',
    decorative: false,
    credit: ' AFFA\n',
    caption: ' a  b ',
    focalX: 0.12345,
    focalY: 0.9996,
  };
  const clean = { alt: 'Qol', decorative: false, credit: 'AFFA', caption: 'a b', focalX: 0.123, focalY: 1 };
  expect(cleanImageMetadata(typed)).toEqual(clean);
  expect(cleanImageMetadata({ ...typed, decorative: true })).toEqual({ ...clean, decorative: true, alt: '' });
});
