import { useState } from 'react';
import { mediaText } from '#az/text/admin/media.ts';
import { ImageMetadataFields } from '../image-metadata-fields.tsx';
import { useSavedMetadata } from '../use-saved-metadata.ts';
import type { LibraryPicture } from './library-picture.ts';

/** Words and crop of the picture that was picked, saved as they are written. */
export function PickedImageMetadata({
  picture,
  onSaved,
  isNamed,
}: {
  picture: LibraryPicture;
  onSaved: (picture: LibraryPicture) => void;
  /** The form around carries the words too. */
  isNamed?: boolean;
}) {
  const { words, change, state, problems, error } = useSavedMetadata(picture, onSaved);
  // Settled once: it must not fold away under the hand that writes.
  const [isOpenAtFirst] = useState(picture.alt === '' && !picture.decorative);
  const said = state === 'saving' ? mediaText.saving : state === 'saved' ? mediaText.saved : '';
  return (
    <details open={isOpenAtFirst} className="rounded-md border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 font-medium text-sm">
        {mediaText.details}
        <span role="status" className="font-normal text-muted">
          {said}
        </span>
      </summary>
      <div className="grid gap-3 border-line border-t p-3">
        {error && <p className="font-medium text-live text-sm">{error}</p>}
        {!picture.canEdit && <p className="text-muted text-sm">{mediaText.notYours}</p>}
        <ImageMetadataFields
          picture={picture}
          words={words}
          onChange={change}
          problems={problems}
          isNamed={isNamed}
          disabled={!picture.canEdit}
        />
      </div>
    </details>
  );
}
