import { readForm } from '#platform/forms/read-form.ts';
import { emptyImageMetadata, type ImageMetadata } from '../rules/image-metadata.ts';

/** Reads the metadata of an image from a form. A value that the form does not have is taken from `before`. */
export function readImageMetadata(form: FormData, before: ImageMetadata = emptyImageMetadata): ImageMetadata {
  const read = readForm(form);
  const text = (name: 'alt' | 'credit' | 'caption') => read.texts(name)[0] ?? before[name];
  // The form has percent, because its sliders show percent.
  const share = (name: 'focalX' | 'focalY') =>
    read.text(name).trim() === '' ? before[name] : Number(read.text(name)) / 100;
  return {
    alt: text('alt'),
    decorative: read.text('decorative') === '1',
    credit: text('credit'),
    caption: text('caption'),
    focalX: share('focalX'),
    focalY: share('focalY'),
  };
}
