import { useState } from 'react';
import { foreignPicture, type LibraryPicture } from '#features/media/admin/picker/library-picture.ts';
import { PicturePicker } from '#features/media/admin/picker/picture-picker.tsx';
import type { ImageMetadata } from '#features/media/rules/image-metadata.ts';
import { ACCEPTED_UPLOADS } from '#features/media/rules/images/upload-types.ts';
import { mediaText } from '#features/media/text.ts';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { CheckField, TextField } from '#platform/ui/field.tsx';
import { inputLook } from '#platform/ui/field-frame.tsx';
import { articleFormText } from '../../text.ts';

interface PictureFieldProps {
  /** The picture's address in the form. */
  image: string | null;
  /** The saved picture with its metadata. Used while `image` is still its address. */
  known: LibraryPicture | null;
  /** Unsaved metadata of a form that was sent. */
  typed: ImageMetadata | null;
  error?: string;
  /** Gets the address of the new picture; empty without one. */
  onChange: (url: string) => void;
}

/** The article's picture with its metadata (spec §2.5): PNG, JPG, JPEG and more up to 5 MB, with an immediate preview. */
export function PictureField({ image, known, typed, error, onChange }: PictureFieldProps) {
  const [picture, setPicture] = useState(() =>
    image === null ? null : known?.url === image ? { ...known, ...typed } : foreignPicture(image),
  );
  const isHydrated = useHydrated();
  return (
    // Looks like a card, but the labelled section is the picker in it.
    <div className="grid gap-4 rounded-md border border-line p-4">
      <h2 className="text-xl">{articleFormText.field.image}</h2>
      <PicturePicker
        value={picture}
        error={error}
        fileName="file"
        hasMetadataFields
        onChange={(next) => {
          setPicture(next);
          // Saved metadata are not a change of the article.
          if (next?.url !== picture?.url) setTimeout(() => onChange(next?.url ?? ''));
        }}
      />
      {!isHydrated && picture && (
        <label className="grid gap-1.5 text-sm">
          {mediaText.replaceFile}
          <input type="file" name="file" accept={ACCEPTED_UPLOADS} className={inputLook} />
        </label>
      )}
      {!isHydrated && !picture && <ScriptlessMetadata typed={typed} />}
    </div>
  );
}

/** Without scripts these fields are always shown, because the page cannot react to a chosen file. */
function ScriptlessMetadata({ typed }: { typed: ImageMetadata | null }) {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-1">
      <TextField label={mediaText.alt} name="alt" hint={mediaText.altHint} defaultValue={typed?.alt} />
      <TextField label={mediaText.credit} name="credit" defaultValue={typed?.credit} />
      <TextField label={mediaText.caption} name="caption" defaultValue={typed?.caption} />
      <CheckField
        label={mediaText.decorative}
        name="decorative"
        value="1"
        defaultChecked={typed?.decorative}
      />
    </div>
  );
}
