import { CheckField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { mediaText } from '#az/text/admin/media.ts';
import { problemText } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import type { ImageMetadata } from '#domain/media/image-metadata.ts';
import { FocalPointField } from './focal-point-field.tsx';
import type { LibraryPicture } from './picker/library-picture.ts';

interface ImageMetadataFieldsProps {
  picture: LibraryPicture;
  words: ImageMetadata;
  onChange: (words: ImageMetadata) => void;
  problems?: readonly Problem[];
  /** The fields belong to a form of their own and carry the names that `readImageMetadata` reads. */
  isNamed?: boolean;
  disabled?: boolean;
}

/** Alt text or 'dekorativ', credit, caption and focal point of one picture. */
export function ImageMetadataFields(props: ImageMetadataFieldsProps) {
  const { picture, words, onChange, problems = [], isNamed = false, disabled } = props;
  const nameOf = (name: keyof ImageMetadata) => (isNamed ? name : undefined);
  const errorOf = (field: string) => {
    const problem = problems.find((one) => one.field === field);
    return problem && problemText[problem.code];
  };
  return (
    <div className="grid gap-4">
      <FocalPointField
        picture={picture}
        point={words}
        isNamed={isNamed}
        disabled={disabled}
        onChange={(point) => onChange({ ...words, ...point })}
      />
      <div className="grid gap-1">
        <TextField
          label={mediaText.alt}
          hint={mediaText.altHint}
          name={nameOf('alt')}
          value={words.alt}
          error={errorOf('alt')}
          // Without scripts the box cannot free the field again.
          disabled={disabled || (words.decorative && !isNamed)}
          onChange={(event) => onChange({ ...words, alt: event.target.value })}
        />
        <CheckField
          label={mediaText.decorative}
          name={nameOf('decorative')}
          value="1"
          checked={words.decorative}
          disabled={disabled}
          onChange={(event) => onChange({ ...words, decorative: event.target.checked })}
        />
      </div>
      <TextField
        label={mediaText.credit}
        name={nameOf('credit')}
        value={words.credit}
        error={errorOf('credit')}
        disabled={disabled}
        onChange={(event) => onChange({ ...words, credit: event.target.value })}
      />
      <TextAreaField
        label={mediaText.caption}
        name={nameOf('caption')}
        rows={2}
        value={words.caption}
        error={errorOf('caption')}
        disabled={disabled}
        onChange={(event) => onChange({ ...words, caption: event.target.value })}
      />
    </div>
  );
}
