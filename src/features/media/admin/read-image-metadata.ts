import type { ImageMetadata } from '../rules/image-metadata.ts';

/** Reads the metadata of an image from a form. A value that the form does not have is taken from `before`. */
export function readImageMetadata(form: FormData, before: ImageMetadata = nothing): ImageMetadata {
  const text = (name: 'alt' | 'credit' | 'caption') => {
    const value = form.get(name);
    return typeof value === 'string' ? value : before[name];
  };
  const share = (name: 'focalX' | 'focalY') => {
    const value = form.get(name);
    // The form has percent, because its sliders show percent.
    return typeof value === 'string' && value.trim() !== '' ? Number(value) / 100 : before[name];
  };
  return {
    alt: text('alt'),
    decorative: form.get('decorative') === '1',
    credit: text('credit'),
    caption: text('caption'),
    focalX: share('focalX'),
    focalY: share('focalY'),
  };
}

const nothing: ImageMetadata = {
  alt: '',
  decorative: false,
  credit: '',
  caption: '',
  focalX: 0.5,
  focalY: 0.5,
};
