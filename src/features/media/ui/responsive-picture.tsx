import type { PictureCrop } from '../rules/images/picture-crop.ts';
import {
  FALLBACK_WIDTH,
  isOwnPicture,
  type Picture as PictureData,
  pictureSize,
  pictureSrcSet,
  pictureUrl,
} from '../rules/images/picture-source.ts';

interface PictureProps {
  picture: PictureData;
  crop: PictureCrop;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** It is shown at most 16rem wide. */
  isSmall?: boolean | undefined;
  /** Another crop below 640 px, with its own `sizes`. */
  phone?: { crop: PictureCrop; sizes: string; isSmall?: boolean } | undefined;
  /** The first picture that a reader sees: the browser fetches it with high priority. */
  hasPriority?: boolean;
  className?: string;
}

const ratios: Record<PictureCrop, string> = {
  '16x9': '16 / 9',
  '4x3': '4 / 3',
  '1x1': '1 / 1',
  full: 'auto',
};

/** A picture in every size and format. Until it is loaded, its space has its final size and its main colour. */
export function ResponsivePicture({
  picture,
  crop,
  sizes,
  isSmall = false,
  phone,
  hasPriority = false,
  className,
}: PictureProps) {
  const size = pictureSize(picture, { crop, width: 1080 });
  const isOwn = isOwnPicture(picture.url);
  return (
    <picture>
      {isOwn && phone && renderSources(picture, phone, '(max-width: 39.99rem)')}
      {isOwn && renderSources(picture, { crop, sizes, isSmall })}
      <img
        src={pictureUrl(picture, { crop, width: FALLBACK_WIDTH, format: 'jpg' })}
        alt={picture.alt}
        width={size?.width}
        height={size?.height}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : undefined}
        decoding={hasPriority ? 'sync' : 'async'}
        className={className}
        style={{ aspectRatio: ratios[crop], backgroundColor: picture.color ?? undefined }}
      />
    </picture>
  );
}

function renderSources(
  picture: PictureData,
  { crop, sizes, isSmall = false }: { crop: PictureCrop; sizes: string; isSmall?: boolean },
  media?: string,
) {
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      srcSet={pictureSrcSet(picture, { crop, format, isSmall })}
      sizes={sizes}
    />
  ));
}
