import type { Problem } from '#platform/errors.ts';
import { CheckField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import type { ImageMetadata } from '../rules/image-metadata.ts';
import { mediaText } from '../text.ts';
import { FocalPointField } from './focal-point-field.tsx';
import type { LibraryPicture } from './picker/library-picture.ts';

interface ImageMetadataFieldsProps {
  picture: LibraryPicture;
  metadata: ImageMetadata;
  onChange: (metadata: ImageMetadata) => void;
  problems?: readonly Problem[];
  /** The fields have the names that `readImageMetadata` reads, so the form sends them. */
  isNamed?: boolean;
  disabled?: boolean;
}

/** Alt text or 'dekorativ', credit, caption and focal point of a picture. */
export function ImageMetadataFields(props: ImageMetadataFieldsProps) {
  const { picture, metadata, onChange, problems = [], isNamed = false, disabled } = props;
  const nameOf = (name: keyof ImageMetadata) => (isNamed ? name : undefined);
  const errorOf = (field: string) => findFieldError(problems, field);
  return (
    <div className="grid gap-4">
      <FocalPointField
        picture={picture}
        point={metadata}
        isNamed={isNamed}
        disabled={disabled}
        onChange={(point) => onChange({ ...metadata, ...point })}
      />
      <div className="grid gap-1">
        <TextField
          label={mediaText.alt}
          hint={mediaText.altHint}
          name={nameOf('alt')}
          value={metadata.alt}
          error={errorOf('alt')}
          // Without scripts, unchecking the box could not enable the field again.
          disabled={disabled || (metadata.decorative && !isNamed)}
          onChange={(event) => onChange({ ...metadata, alt: event.target.value })}
        />
        <CheckField
          label={mediaText.decorative}
          name={nameOf('decorative')}
          value="1"
          checked={metadata.decorative}
          disabled={disabled}
          onChange={(event) => onChange({ ...metadata, decorative: event.target.checked })}
        />
      </div>
      <TextField
        label={mediaText.credit}
        name={nameOf('credit')}
        value={metadata.credit}
        error={errorOf('credit')}
        disabled={disabled}
        onChange={(event) => onChange({ ...metadata, credit: event.target.value })}
      />
      <TextAreaField
        label={mediaText.caption}
        name={nameOf('caption')}
        rows={2}
        value={metadata.caption}
        error={errorOf('caption')}
        disabled={disabled}
        onChange={(event) => onChange({ ...metadata, caption: event.target.value })}
      />
    </div>
  );
}
