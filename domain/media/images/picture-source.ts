import type { Picture } from './picture.ts';
import { PICTURE_CROPS, type PictureCrop, variantSize } from './picture-crop.ts';

/** Widths in pixels a variant may have. Anything else is refused, so that nobody can fill the disk with sizes. */
export const PICTURE_WIDTHS = [320, 480, 768, 1080, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
/** The fall-back for browsers without newer formats stands in one width. */
export const FALLBACK_WIDTH: PictureWidth = 768;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What has to be known of a picture to make its addresses. */
export type PictureSource = Pick<Picture, 'url' | 'width' | 'height' | 'focalX' | 'focalY'>;

export interface VariantChoice {
  crop: PictureCrop;
  width: PictureWidth;
  format: PictureFormat;
}

const OWN_PICTURE = /^\/media\/(articles\/\d{1,16}-[A-Za-z0-9][A-Za-z0-9._-]*)$/;
const VARIANT =
  /^(?:\/media\/)?(articles\/\d{1,16}-[A-Za-z0-9][A-Za-z0-9._-]*)\/([a-z0-9]+)-(\d+)\.([a-z]+)$/;

/** Whether the picture is a file of ours, so that variants of it exist. */
export function isOwnPicture(url: string): boolean {
  return OWN_PICTURE.test(url);
}

/** Changes when the focal point does, so that a variant may be cached for ever. `500-380` = 0.5, 0.38. */
export function focalVersion(picture: { focalX: number; focalY: number }): string {
  return `${Math.round(picture.focalX * 1000)}-${Math.round(picture.focalY * 1000)}`;
}

/** Address of one variant; a picture kept elsewhere has none and answers with its own URL. */
export function pictureUrl(picture: PictureSource, { crop, width, format }: VariantChoice): string {
  if (!isOwnPicture(picture.url)) return picture.url;
  return `${picture.url}/${crop}-${width}.${format}?v=${focalVersion(picture)}`;
}

/**
 * `srcset` of every width up to what the original can give. Empty for a picture kept elsewhere: leave the attribute
 * (and the `<source>`) out then.
 */
export function pictureSrcSet(picture: PictureSource, choice: Omit<VariantChoice, 'width'>): string {
  if (!isOwnPicture(picture.url)) return '';
  return listWidths(picture, choice.crop)
    .map(({ width, real }) => `${pictureUrl(picture, { ...choice, width })} ${real}w`)
    .join(', ');
}

/** The widths that make a difference, with the pixels the variant has: none beyond the first that the original cannot fill. */
function listWidths(picture: PictureSource, crop: PictureCrop): { width: PictureWidth; real: number }[] {
  const listed: { width: PictureWidth; real: number }[] = [];
  for (const width of PICTURE_WIDTHS) {
    const real = pictureSize(picture, { crop, width })?.width ?? width;
    listed.push({ width, real });
    if (real < width) break;
  }
  return listed;
}

/** Whether a page of ours may ask for this variant of a picture: only such ones are made. */
export function isUsedVariant(picture: PictureSource, { crop, width, format }: VariantChoice): boolean {
  if (format === 'jpg') return width === FALLBACK_WIDTH;
  return width <= FALLBACK_WIDTH || listWidths(picture, crop).some((one) => one.width === width);
}

/** Pixels a variant will have, for `width` and `height` of the tag; null when the original's size is unknown. */
export function pictureSize(
  picture: PictureSource,
  { crop, width }: { crop: PictureCrop; width: PictureWidth },
): { width: number; height: number } | null {
  if (!picture.width || !picture.height) return null;
  return variantSize({ width: picture.width, height: picture.height }, crop, width);
}

/**
 * Reads a variant's path (`/media/articles/…-name.jpg/16x9-768.avif`, with or without `/media/`, without the query).
 * Null for every crop, width or format that is not on the lists.
 */
export function parseVariantPath(path: string): ({ mediaPath: string } & VariantChoice) | null {
  const [, mediaPath, crop, width, format] = VARIANT.exec(path) ?? [];
  if (!mediaPath || mediaPath.includes('..')) return null;
  const knownCrop = PICTURE_CROPS.find((it) => it === crop);
  const knownWidth = PICTURE_WIDTHS.find((it) => String(it) === width);
  const knownFormat = PICTURE_FORMATS.find((it) => it === format);
  if (!knownCrop || !knownWidth || !knownFormat) return null;
  return { mediaPath, crop: knownCrop, width: knownWidth, format: knownFormat };
}
