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
