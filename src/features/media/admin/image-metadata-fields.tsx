import { type MouseEvent, useId } from 'react';
import type { Problem } from '#platform/errors.ts';
import { CheckField, findFieldError, TextAreaField, TextField } from '#platform/ui/field.tsx';
import type { ImageMetadata } from '../rules/image-metadata.ts';
import { computeCropBox, type PictureCrop } from '../rules/images/picture-crop.ts';
import { pictureUrl } from '../rules/images/picture-source.ts';
import { mediaText } from '../text.ts';
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

const CROPS = ['16x9', '4x3', '1x1'] as const;
const CROP_LOOKS: Record<(typeof CROPS)[number], string> = {
  '16x9': 'aspect-video',
  '4x3': 'aspect-[4/3]',
  '1x1': 'aspect-square',
};

interface Point {
  focalX: number;
  focalY: number;
}

interface FocalPointFieldProps {
  picture: LibraryPicture;
  point: Point;
  onChange: (point: Point) => void;
  /** The form sends the sliders as `focalX` and `focalY`, in percent. */
  isNamed?: boolean;
  disabled?: boolean;
}

/** Sets the point that every crop contains, by a click on the picture or by two sliders. Previews the readers' crops. */
function FocalPointField({ picture, point, onChange, isNamed, disabled }: FocalPointFieldProps) {
  const id = useId();
  const whole = pictureUrl(picture, { crop: 'full', width: 768, format: 'webp' });
  const choosePoint = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of the keyboard has no position. The sliders serve the keyboard.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      focalX: share((event.clientX - box.left) / box.width),
      focalY: share((event.clientY - box.top) / box.height),
    });
  };
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 font-medium text-sm">{mediaText.focalPoint}</legend>
      <div className="grid place-items-center overflow-hidden rounded-md border border-line bg-surface">
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          onClick={choosePoint}
          aria-label={mediaText.focalPoint}
          className="relative block cursor-crosshair disabled:cursor-default"
          // The place of the picture before it has loaded: its own width, or less where it would be higher than 20rem.
          style={{
            width:
              picture.width && picture.height
                ? `min(100%, ${picture.width}px, ${(20 * picture.width) / picture.height}rem)`
                : undefined,
          }}
        >
          <img
            src={whole}
            alt=""
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            className="block h-auto max-h-80 max-w-full"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_#0b1220,inset_0_0_0_1px_#0b1220]"
            style={{ left: `${point.focalX * 100}%`, top: `${point.focalY * 100}%` }}
          />
        </button>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['focalX', 'focalY'] as const).map((axis) => (
          <label key={axis} className="grid gap-1 text-sm">
            <span className="tabular flex justify-between">
              {mediaText[axis]} <span className="text-muted">{Math.round(point[axis] * 100)}%</span>
            </span>
            <input
              type="range"
              min={0}
              max={100}
              step={0.1}
              name={isNamed ? axis : undefined}
              value={point[axis] * 100}
              disabled={disabled}
              onChange={(event) => onChange({ ...point, [axis]: share(Number(event.target.value) / 100) })}
              className="h-8 w-full accent-accent"
            />
          </label>
        ))}
      </div>
      <div className="grid grid-cols-[16fr_12fr_9fr] items-end gap-2">
        {CROPS.map((crop) => (
          <figure key={crop} className="grid gap-1">
            <img
              src={whole}
              alt={mediaText.preview(crop.replace('x', ':'))}
              className={`w-full rounded-sm bg-surface object-cover ${CROP_LOOKS[crop]}`}
              style={{ objectPosition: objectPosition(picture, point, crop) }}
            />
            <figcaption className="tabular text-center text-muted text-xs">
              {crop.replace('x', ':')}
            </figcaption>
          </figure>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {mediaText.focalHint}
      </p>
    </fieldset>
  );
}

/** The server's crop as CSS: the offset of the crop in percent of the space that the picture has outside of it. */
function objectPosition(picture: LibraryPicture, point: Point, crop: PictureCrop): string {
  const size = { width: picture.width ?? 1600, height: picture.height ?? 900 };
  const box = computeCropBox({ ...size, ...point }, crop);
  const percentOf = (offset: number, space: number) => `${space > 0 ? (offset / space) * 100 : 50}%`;
  return `${percentOf(box.left, size.width - box.width)} ${percentOf(box.top, size.height - box.height)}`;
}

/** 0..1, rounded to a thousandth as the database stores it. */
function share(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;
}
