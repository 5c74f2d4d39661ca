import type { ImageObject } from 'schema-dts';
import type { Picture } from '#features/media/rules/images/picture.ts';
import {
  isOwnPicture,
  largestPictureWidth,
  pictureSize,
  pictureUrl,
} from '#features/media/rules/images/picture-source.ts';
import type { sharePicture } from '#features/share-pictures/rules/share-address.ts';

/** A picture in the three ratios that Google asks for. A picture of another site has one ratio and no known size. */
export function imageNodes(picture: Picture, siteUrl: string): readonly ImageObject[] {
  const facts = {
    '@type': 'ImageObject',
    caption: picture.caption || picture.alt || undefined,
    creditText: picture.credit || undefined,
  } as const;
  if (!isOwnPicture(picture.url)) return [{ ...facts, url: new URL(picture.url, siteUrl).href }];
  return (['16x9', '4x3', '1x1'] as const).map((crop) => {
    const width = largestPictureWidth(picture, crop);
    const size = pictureSize(picture, { crop, width });
    return {
      ...facts,
      url: siteUrl + pictureUrl(picture, { crop, width, format: 'webp' }),
      width: size ? String(size.width) : undefined,
      height: size ? String(size.height) : undefined,
    };
  });
}

/** What `sharePicture` of `src/features/share-pictures/rules` describes. */
export type SharePicture = ReturnType<typeof sharePicture>;

/** The share picture of a page. */
export function shareImageNode({ url, width, height }: SharePicture, siteUrl: string) {
  return {
    '@type': 'ImageObject',
    url: siteUrl + url,
    width: String(width),
    height: String(height),
  } as const satisfies ImageObject;
}
