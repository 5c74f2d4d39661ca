import { ImageOff } from 'lucide-react';
import { articleListText } from '#features/articles/text.ts';
import { isForeignPicture, pictureUrl } from '../rules/images/picture-source.ts';
import { mediaText } from '../text.ts';
import { ResponsivePicture } from '../ui/responsive-picture.tsx';
import { type LibraryPicture, shownPicture } from './picker/library-picture.ts';

/** A picture in a list of the library: a 4:3 crop with its label, size and credit. */
export function PictureTile({
  picture,
  isCurrent = false,
}: {
  picture: LibraryPicture;
  isCurrent?: boolean;
}) {
  const label = picture.alt || (picture.decorative ? mediaText.isDecorative : picture.name);
  return (
    <span
      className={`block overflow-hidden rounded-md border bg-paper ${isCurrent ? 'border-accent ring-2 ring-accent' : 'border-line hover:border-muted'}`}
    >
      <ResponsivePicture
        picture={{ ...shownPicture(picture), alt: '' }}
        crop="4x3"
        sizes="(min-width: 40rem) 14rem, 45vw"
      />
      <span className="block truncate px-2 pt-1.5 font-medium text-sm">{label}</span>
      <span className="tabular block truncate px-2 pb-1.5 text-muted text-xs">
        {picture.width !== null && `${picture.width} × ${picture.height}`}
        {picture.credit && ` · ${picture.credit}`}
      </span>
    </span>
  );
}

/** A small picture of an article, or an icon when it has none or one of another site. `image` is its URL. */
export function Thumbnail({ image, className = '' }: { image: string | null; className?: string }) {
  const box = `aspect-video rounded bg-surface ${className}`;
  if (image === null || isForeignPicture(image)) {
    const reason = image === null ? articleListText.noImage : mediaText.foreignPicture;
    return (
      <span className={`${box} grid place-items-center text-muted`} title={reason}>
        <ImageOff aria-hidden="true" className="size-4" />
        <span className="sr-only">{reason}</span>
      </span>
    );
  }
  const source = { url: image, width: null, height: null, focalX: 0.5, focalY: 0.5 };
  const src = pictureUrl(source, { crop: '16x9', width: 320, format: 'webp' });
  return <img src={src} alt="" loading="lazy" decoding="async" className={`${box} object-cover`} />;
}
