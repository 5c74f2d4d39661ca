import { useCallback, useEffect, useState } from 'react';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { PageSpinner } from '#platform/ui/spinner.tsx';
import { mediaText } from '../../text.ts';
import { mediaQuery } from '../media-filter.ts';
import { PictureTile } from '../picture-tile.tsx';
import type { PicturesAnswer } from '../pictures.ts';
import { DropZone } from '../upload/drop-zone.tsx';
import { useUpload } from '../upload/use-upload.ts';
import type { LibraryPicture } from './library-picture.ts';

interface PictureDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A picture was chosen or has just been uploaded. The dialog does not close by itself. */
  onChoose: (picture: LibraryPicture) => void;
}

/**
 * A dialog that chooses a picture of the library or uploads a new one. The picture field and the text editor use it.
 */
export function PictureDialog({ isOpen, onClose, onChoose }: PictureDialogProps) {
  return (
    <Dialog
      title={mediaText.library}
      isOpen={isOpen}
      onClose={onClose}
      className="w-[min(60rem,calc(100vw-1rem))]"
    >
      <LibraryChoice onChoose={onChoose} />
    </Dialog>
  );
}

function LibraryChoice({ onChoose }: Pick<PictureDialogProps, 'onChoose'>) {
  const upload = useUpload(({ picture }) => onChoose(picture));
  const [search, setSearch] = useState('');
  const { pictures, next, state, more } = usePictures(search);
  return (
    <div className="grid gap-4">
      <DropZone upload={upload} />
      <TextField
        label={mediaText.search}
        type="search"
        hint={mediaText.searchHint}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // Enter must not submit the form around the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {state === 'failed' && <Notice kind="error">{mediaText.loadFailed}</Notice>}
      {state === 'loading' && pictures.length === 0 && <PageSpinner />}
      {state === 'ready' && pictures.length === 0 && (
        <p className="py-6 text-center text-muted">{search ? mediaText.nothingFound : mediaText.empty}</p>
      )}
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="block w-full rounded-md text-start focus-visible:outline-2 focus-visible:outline-accent"
            >
              <PictureTile picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {next && (
        <Button onClick={more} isBusy={state === 'loading'} className="justify-self-center">
          {mediaText.more}
        </Button>
      )}
    </div>
  );
}

/** The pages of the library that match a search. Fetches 250 ms after the last key. */
function usePictures(search: string) {
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  const load = useCallback(
    async (after: string | null, signal?: AbortSignal) => {
      setState('loading');
      try {
        const response = await fetch(`${href('/admin/media/pictures')}${mediaQuery({ search, after })}`, {
          signal,
        });
        if (!response.ok) throw new Error(`Answered ${response.status}`);
        const answer = (await response.json()) as PicturesAnswer;
        setPictures((before) => (after ? [...before, ...answer.pictures] : answer.pictures));
        setNext(answer.next);
        setState('ready');
      } catch {
        if (!signal?.aborted) setState('failed');
      }
    },
    [search],
  );
  // A new search starts at the first page.
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(() => void load(null, control.signal), search ? 250 : 0);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [load, search]);
  return { pictures, next, state, more: () => void load(next) };
}
