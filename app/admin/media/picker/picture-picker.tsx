import { ImagePlus, Images, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx';
import { mediaText } from '#az/text/admin/media.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { useUpload } from '../upload/use-upload.ts';
import { isInLibrary, type LibraryPicture, shownPicture } from './library-picture.ts';
import { PickedImageMetadata } from './picked-image-metadata.tsx';
import { PictureDialog } from './picture-dialog.tsx';

interface PicturePickerProps {
  /**
   * The picture that is chosen now; null for none. A loader makes it of an article's address with `findLibraryPicture`
   * (`find-library-picture.server.ts`).
   */
  value: LibraryPicture | null;
  /**
   * Called with another picture, with null when it is taken away, and with the same picture again when its words or
   * focal point were saved. `alt` and `decorative` of it tell whether the words that the article needs are there.
   */
  onChange: (picture: LibraryPicture | null) => void;
  /** Name of the hidden input with the picture's address; `image` unless told. */
  name?: string;
  /** Name of the file input; with it a form sent without scripts carries the file (see `receiveUpload`). */
  fileName?: string;
  label?: string;
  /** The form carries the words as well, so that it need not wait for them to be saved; see `readImageMetadata`. */
  carriesWords?: boolean;
  /** The sentence of what the form finds wrong with the picture. */
  error?: string | null;
}

/**
 * Uploads a picture (dropped, pasted, chosen) or takes one of the library, and settles alt text or 'dekorativ', credit,
 * caption and focal point in place. Uploads and words are saved at once through the library's own addresses; the form
 * around it carries nothing but the address. It holds no `<form>`, so it may stand inside of one.
 *
 * ```tsx
 * const [picture, setPicture] = useState(loaderData.picture);
 * <PicturePicker value={picture} onChange={setPicture} error={errorOf('image')} />
 * ```
 */
export function PicturePicker(props: PicturePickerProps) {
  const { value, onChange, name = 'image', fileName, label = mediaText.pickerLabel, error } = props;
  const { carriesWords } = props;
  const [isChoosing, setChoosing] = useState(false);
  const upload = useUpload(({ picture }) => onChange(picture));
  const choose = (picture: LibraryPicture) => {
    setChoosing(false);
    onChange(picture);
  };
  return (
    <section aria-label={label} className="grid gap-3">
      <input type="hidden" name={name} value={value?.url ?? ''} />
      {value ? (
        <ChosenPicture
          picture={value}
          onChange={onChange}
          onReplace={() => setChoosing(true)}
          carriesWords={carriesWords}
        />
      ) : (
        <DropZone upload={upload} fileName={fileName} isInvalid={Boolean(error)}>
          <Button onClick={() => setChoosing(true)}>
            <Images aria-hidden="true" className="size-4" />
            {mediaText.fromLibrary}
          </Button>
        </DropZone>
      )}
      {value && upload.duplicate && (
        <Notice>
          <p>{mediaText.duplicate}</p>
          <Button
            className="mt-2"
            onClick={() => upload.duplicate && void upload.send(upload.duplicate, { allowsDuplicate: true })}
          >
            {mediaText.keepCopy}
          </Button>
        </Notice>
      )}
      {error && (
        <p role="alert" className="font-medium text-live text-sm">
          {error}
        </p>
      )}
      <PictureDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onChoose={choose} />
    </section>
  );
}

interface ChosenPictureProps {
  picture: LibraryPicture;
  onChange: PicturePickerProps['onChange'];
  onReplace: () => void;
  carriesWords?: boolean;
}

function ChosenPicture({ picture, onChange, onReplace, carriesWords }: ChosenPictureProps) {
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-md border border-line">
        <ResponsivePicture
          picture={shownPicture(picture)}
          crop="16x9"
          sizes="(min-width: 64rem) 24rem, 100vw"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onReplace}>
          <ImagePlus aria-hidden="true" className="size-4" />
          {mediaText.change}
        </Button>
        <Button look="quiet" onClick={() => onChange(null)}>
          <X aria-hidden="true" className="size-4" />
          {mediaText.remove}
        </Button>
      </div>
      {isInLibrary(picture) ? (
        <PickedImageMetadata key={picture.id} picture={picture} onSaved={onChange} isNamed={carriesWords} />
      ) : (
        <p className="text-muted text-sm">{mediaText.foreign}</p>
      )}
    </div>
  );
}
