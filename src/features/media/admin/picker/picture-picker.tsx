import { ImagePlus, Images, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { isForeignPicture, isOwnPicture } from '../../rules/images/picture-source.ts';
import { mediaText } from '../../text.ts';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { ImageMetadataFields } from '../image-metadata-fields.tsx';
import { DropZone } from '../upload/drop-zone.tsx';
import { DuplicateNotice } from '../upload/duplicate-notice.tsx';
import { useUpload } from '../upload/use-upload.ts';
import { useSavedMetadata } from '../use-saved-metadata.ts';
import { isInLibrary, type LibraryPicture, shownPicture } from './library-picture.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { UnreadPicture } from './unread-picture.tsx';

interface PicturePickerProps {
  /**
   * The chosen picture; null for none. A loader gets it with `findLibraryPicture` (`find-library-picture.server.ts`). The
   * picker reads the record of an own picture that was made from its address alone (`unknownPicture`).
   */
  value: LibraryPicture | null;
  /**
   * Called with another picture, with null when the picture is removed, and with the same picture again when its record was
   * read or its metadata were saved. Its `alt` and `decorative` say whether it has the alternative text that an article needs.
   */
  onChange: (picture: LibraryPicture | null) => void;
  /** Name of the hidden input with the picture's address; `image` by default. */
  name?: string;
  /** Name of the file input. With it, a form that is sent without scripts has the file (see `receiveUpload`). */
  fileName?: string;
  label?: string;
  /** The form sends the metadata too, so it does not wait until they are saved; see `readImageMetadata`. */
  hasMetadataFields?: boolean;
  /** What is wrong with the picture, as a sentence. */
  error?: string | null;
}

/**
 * Uploads a picture (dropped, pasted, chosen) or chooses one of the library, and edits alt text or 'dekorativ', credit,
 * caption and focal point in place. Uploads and metadata are saved at once at the library's own addresses. By default the
 * surrounding form sends only the address of the picture. The picker has no `<form>`, so it can be inside one.
 *
 * ```tsx
 * const [picture, setPicture] = useState(loaderData.picture);
 * <PicturePicker value={picture} onChange={setPicture} error={errorOf('image')} />
 * ```
 */
export function PicturePicker(props: PicturePickerProps) {
  const { value, onChange, name = 'image', fileName, label = mediaText.pickerLabel, error } = props;
  const { hasMetadataFields } = props;
  const section = useRef<HTMLElement>(null);
  const isChosen = value !== null;
  const wasChosen = useRef(isChosen);
  const [isChoosing, setChoosing] = useState(false);
  const upload = useUpload(({ picture }) => onChange(picture));
  const choose = (picture: LibraryPicture) => {
    setChoosing(false);
    onChange(picture);
  };
  // The button that chose or removed the picture is gone. The effects that close the dialog run before this one.
  useEffect(() => {
    if (wasChosen.current === isChosen) return;
    wasChosen.current = isChosen;
    if (document.activeElement === document.body)
      section.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <section ref={section} aria-label={label} className="grid gap-3">
      <input type="hidden" name={name} value={value?.url ?? ''} />
      {value ? (
        <ChosenPicture
          picture={value}
          onChange={onChange}
          onReplace={() => setChoosing(true)}
          hasMetadataFields={hasMetadataFields}
        />
      ) : (
        <DropZone upload={upload} fileName={fileName} isInvalid={Boolean(error)}>
          <Button onClick={() => setChoosing(true)}>
            <Images aria-hidden="true" className="size-4" />
            {mediaText.fromLibrary}
          </Button>
        </DropZone>
      )}
      {value && <DuplicateNotice upload={upload} />}
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
  hasMetadataFields?: boolean;
}

function ChosenPicture({ picture, onChange, onReplace, hasMetadataFields }: ChosenPictureProps) {
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-md border border-line">
        {isForeignPicture(picture.url) ? (
          <a href={picture.url} target="_blank" rel="noreferrer" className="block break-all p-3 text-sm">
            {picture.url}
          </a>
        ) : (
          <ResponsivePicture
            picture={shownPicture(picture)}
            crop="16x9"
            sizes="(min-width: 64rem) 24rem, 100vw"
          />
        )}
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
        <PickedImageMetadata
          key={picture.id}
          picture={picture}
          onSaved={onChange}
          isNamed={hasMetadataFields}
        />
      ) : isOwnPicture(picture.url) ? (
        <UnreadPicture key={picture.url} url={picture.url} onRead={onChange} />
      ) : (
        <p className="text-muted text-sm">{mediaText.foreign}</p>
      )}
    </div>
  );
}

/** Metadata and focal point of the picked picture. Saves them while somebody types. */
function PickedImageMetadata({
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
