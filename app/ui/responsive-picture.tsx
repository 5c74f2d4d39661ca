import type { Picture as PictureData } from '#domain/media/images/picture.ts';
import type { PictureCrop } from '#domain/media/images/picture-crop.ts';
import {
  FALLBACK_WIDTH,
  isOwnPicture,
  pictureSize,
  pictureSrcSet,
  pictureUrl,
} from '#domain/media/images/picture-source.ts';

interface PictureProps {
  picture: PictureData;
  crop: PictureCrop;
  /** The `sizes` attribute: how wide it is shown. */
  sizes: string;
  /** Another crop below 640 px, for pictures that stand tall on a phone, and the `sizes` of it. */
  phone?: { crop: PictureCrop; sizes: string };
  /** The picture a reader sees first: fetched before everything else. */
  first?: boolean;
  className?: string;
}

const ratios: Record<PictureCrop, string> = {
  '16x9': '16 / 9',
  '4x3': '4 / 3',
  '1x1': '1 / 1',
  full: 'auto',
};

/** A picture in every size and format, its place kept and coloured until it has come. */
export function ResponsivePicture({
  picture,
  crop,
  sizes,
  phone,
  first = false,
  className = '',
}: PictureProps) {
  const size = pictureSize(picture, { crop, width: 1080 });
  const own = isOwnPicture(picture.url);
  return (
    <picture>
      {own && phone && sources(picture, phone.crop, phone.sizes, '(max-width: 39.99rem)')}
      {own && sources(picture, crop, sizes)}
      <img
        src={pictureUrl(picture, { crop, width: FALLBACK_WIDTH, format: 'jpg' })}
        alt={picture.alt}
        width={size?.width}
        height={size?.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={`w-full object-cover ${className}`}
        style={{ aspectRatio: ratios[crop], backgroundColor: picture.color ?? undefined }}
      />
    </picture>
  );
}

function sources(picture: PictureData, crop: PictureCrop, sizes: string, media?: string) {
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={pictureSrcSet(picture, { crop, format })}
      sizes={sizes}
    />
  ));
}
