import { computeVariantSize, PICTURE_CROPS, type PictureCrop } from './picture-crop.ts';

/** The widths of variants in pixels. Others are refused, so that requests cannot fill the disk. */
export const PICTURE_WIDTHS = [320, 480, 768, 1080, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
/** The only width of the JPEG fallback, for browsers without newer formats. */
export const FALLBACK_WIDTH: PictureWidth = 768;
/** The largest width of a picture that is shown at most 16rem wide: three pixels for each of CSS. */
const SMALL_WIDTH: PictureWidth = 768;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The fields of an image that its URLs depend on. */
export type PictureSource = Pick<Picture, 'url' | 'width' | 'height' | 'focalX' | 'focalY'>;

/** An image as reader pages need it. */
export interface Picture {
  /** `/media/articles/{timestamp}-{filename}` for a file of the site, any other URL for an external image. */
  url: string;
  /** Pixels of the stored original; null for an external image. */
  width: number | null;
  height: number | null;
  /** Dominant colour `#rrggbb`, shown until the image is loaded; null when unknown. */
  color: string | null;
  /** Alternative text; empty when the image is decorative. */
  alt: string;
  credit: string;
  caption: string;
  /** The focal point, which every crop contains: 0..1 from the left and from the top. */
  focalX: number;
  focalY: number;
}

export interface VariantChoice {
  crop: PictureCrop;
  width: PictureWidth;
  format: PictureFormat;
}

const OWN_PICTURE = /^\/media\/(articles\/\d{1,16}-[A-Za-z0-9][A-Za-z0-9._-]*)$/;
const VARIANT =
  /^(?:\/media\/)?(articles\/\d{1,16}-[A-Za-z0-9][A-Za-z0-9._-]*)\/([a-z0-9]+)-(\d+)\.([a-z]+)$/;

/** Whether the URL is a file of the site, which has variants. */
export function isOwnPicture(url: string): boolean {
  return OWN_PICTURE.test(url);
}

/** Whether the URL leads to another site. The back-office does not load such pictures. */
export function isForeignPicture(url: string): boolean {
  return !url.startsWith('/');
}

/** The focal point for the URL, so that a variant can be cached forever. `500-380` means 0.5, 0.38. */
export function focalVersion(picture: { focalX: number; focalY: number }): string {
  return `${Math.round(picture.focalX * 1000)}-${Math.round(picture.focalY * 1000)}`;
}

/** The URL of a variant. An external image has no variants, so this returns its own URL. */
export function pictureUrl(picture: PictureSource, { crop, width, format }: VariantChoice): string {
  if (!isOwnPicture(picture.url)) return picture.url;
  return `${picture.url}/${crop}-${width}.${format}?v=${focalVersion(picture)}`;
}

/** The URL of a version of a whole picture of which only the address is known. A picture of another site keeps its address. */
export function smallPictureUrl(url: string, width: PictureWidth): string {
  const source = { url, width: null, height: null, focalX: 0.5, focalY: 0.5 };
  return pictureUrl(source, { crop: 'full', width, format: 'webp' });
}

/**
 * The `srcset` with all widths up to the width of the original; of a picture that is shown small, up to 768 pixels. Empty for an
 * external image: then leave out the attribute and the `<source>`.
 */
export function pictureSrcSet(
  picture: PictureSource,
  { isSmall = false, ...choice }: Omit<VariantChoice, 'width'> & { isSmall?: boolean },
): string {
  if (!isOwnPicture(picture.url)) return '';
  return listWidths(picture, choice.crop)
    .filter(({ width }) => !isSmall || width <= SMALL_WIDTH)
    .map(({ width, real }) => `${pictureUrl(picture, { ...choice, width })} ${real}w`)
    .join(', ');
}

/**
 * The useful widths with the actual pixels (`real`). The list ends with the first width that the original cannot
 * fill.
 */
function listWidths(picture: PictureSource, crop: PictureCrop): { width: PictureWidth; real: number }[] {
  const widths: { width: PictureWidth; real: number }[] = [];
  for (const width of PICTURE_WIDTHS) {
    const real = pictureSize(picture, { crop, width })?.width ?? width;
    widths.push({ width, real });
    if (real < width) break;
  }
  return widths;
}

/** The width of the variant with the most pixels. */
export function largestPictureWidth(picture: PictureSource, crop: PictureCrop): PictureWidth {
  return listWidths(picture, crop).at(-1)?.width ?? FALLBACK_WIDTH;
}

/** Whether a page of the site can use this variant. Others are not created. */
export function isUsedVariant(picture: PictureSource, { crop, width, format }: VariantChoice): boolean {
  if (format === 'jpg') return width === FALLBACK_WIDTH;
  return width <= FALLBACK_WIDTH || listWidths(picture, crop).some((listed) => listed.width === width);
}

/**
 * The size of a variant in pixels, for `width` and `height` of the tag; null when the size of the original is
 * unknown.
 */
export function pictureSize(
  picture: PictureSource,
  { crop, width }: { crop: PictureCrop; width: PictureWidth },
): { width: number; height: number } | null {
  if (!picture.width || !picture.height) return null;
  return computeVariantSize({ width: picture.width, height: picture.height }, crop, width);
}

/**
 * Parses the path of a variant (`/media/articles/…-name.jpg/16x9-768.avif`, with or without `/media/`, without the
 * query). Null for an unknown crop, width or format.
 */
export function parseVariantPath(path: string): ({ mediaPath: string } & VariantChoice) | null {
  const [, mediaPath, crop, width, format] = VARIANT.exec(path) ?? [];
  if (!mediaPath || mediaPath.includes('..')) return null;
  const knownCrop = PICTURE_CROPS.find((known) => known === crop);
  const knownWidth = PICTURE_WIDTHS.find((known) => String(known) === width);
  const knownFormat = PICTURE_FORMATS.find((known) => known === format);
  if (!knownCrop || !knownWidth || !knownFormat) return null;
  return { mediaPath, crop: knownCrop, width: knownWidth, format: knownFormat };
}
