import { expect, test } from 'vitest';
import { readImageMetadata } from './read-image-metadata.ts';

const before = { alt: 'Qol', decorative: true, credit: 'AFFA', caption: 'Final', focalX: 0.2, focalY: 0.8 };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('texts and the focal point that the form does not have stay unchanged', () => {
  expect(readImageMetadata(formOf({ decorative: '1' }), before)).toEqual(before);
});

test('an emptied field becomes empty, and an unchecked box becomes false', () => {
  expect(readImageMetadata(formOf({ alt: '', credit: '', caption: '' }), before)).toEqual({
    ...before,
    alt: '',
    credit: '',
    caption: '',
    decorative: false,
  });
});

test('the focal point is read in percent; an empty one stays unchanged', () => {
  const read = readImageMetadata(formOf({ focalX: '25', focalY: ' ' }), before);
  expect([read.focalX, read.focalY]).toEqual([0.25, 0.8]);
});

test('without previous metadata the focal point is the middle', () => {
  expect(readImageMetadata(new FormData())).toEqual({
    alt: '',
    decorative: false,
    credit: '',
    caption: '',
    focalX: 0.5,
    focalY: 0.5,
  });
});

test('a file in a text field is ignored', () => {
  const form = formOf({});
  form.set('alt', new File(['x'], 'x.png'));
  expect(readImageMetadata(form, before).alt).toBe('Qol');
});
