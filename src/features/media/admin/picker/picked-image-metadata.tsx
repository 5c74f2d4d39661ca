import { useState } from 'react';
import { mediaText } from '../../text.ts';
import { ImageMetadataFields } from '../image-metadata-fields.tsx';
import { useSavedMetadata } from '../use-saved-metadata.ts';
import type { LibraryPicture } from './library-picture.ts';

/** Metadata and focal point of the picked picture. Saves them while somebody types. */
export function PickedImageMetadata({
  picture,
  onSaved,
  isNamed,
}: {
  picture: LibraryPicture;
  onSaved: (picture: LibraryPicture) => void;
  /** The surrounding form sends the metadata too. */
  isNamed?: boolean;
}) {
  const { metadata, change, state, problems, error } = useSavedMetadata(picture, onSaved);
  // Decided once, so that it does not close while somebody types the alt text.
  const [isInitiallyOpen] = useState(picture.alt === '' && !picture.decorative);
  const message = state === 'saving' ? mediaText.saving : state === 'saved' ? mediaText.saved : '';
  return (
    <details open={isInitiallyOpen} className="rounded-md border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 font-medium text-sm">
        {mediaText.details}
        <span role="status" className="font-normal text-muted">
          {message}
        </span>
      </summary>
      <div className="grid gap-3 border-line border-t p-3">
        {error && <p className="font-medium text-live text-sm">{error}</p>}
        {!picture.canEdit && <p className="text-muted text-sm">{mediaText.notYours}</p>}
        <ImageMetadataFields
          picture={picture}
          metadata={metadata}
          onChange={change}
          problems={problems}
          isNamed={isNamed}
          disabled={!picture.canEdit}
        />
      </div>
    </details>
  );
}
