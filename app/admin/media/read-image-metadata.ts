import type { ImageMetadata } from '#domain/media/image-metadata.ts';

/** The words of a picture from a form; what the form does not have stays as `before` has it. */
export function readImageMetadata(form: FormData, before: ImageMetadata = nothing): ImageMetadata {
  const text = (name: 'alt' | 'credit' | 'caption') => {
    const value = form.get(name);
    return typeof value === 'string' ? value : before[name];
  };
  const share = (name: 'focalX' | 'focalY') => {
    const value = form.get(name);
    // A form of a browser counts in percent, so that the sliders read well.
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
