import { useEffect, useState } from 'react';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Button } from '#platform/ui/button.tsx';
import { mediaText } from '../../text.ts';
import type { PicturesAnswer } from '../pictures.ts';
import type { LibraryPicture } from './library-picture.ts';

interface UnreadPictureProps {
  /** The address of a picture of the site. */
  url: string;
  onRead: (picture: LibraryPicture) => void;
}

/**
 * Reads the record of a picture of which only the address is known, as after a draft was restored. Until then the form has
 * no metadata fields, so that a save leaves the stored metadata as they are.
 */
export function UnreadPicture({ url, onRead }: UnreadPictureProps) {
  const [state, setState] = useState<'reading' | 'gone' | 'failed'>('reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onRead` is a new function at each rendering
  useEffect(() => {
    if (state !== 'reading') return;
    const control = new AbortController();
    readPicture(url, control.signal).then(
      (picture) => {
        if (control.signal.aborted) return;
        if (picture) onRead(picture);
        else setState('gone');
      },
      () => {
        if (!control.signal.aborted) setState('failed');
      },
    );
    return () => control.abort();
  }, [url, state]);
  if (state === 'gone')
    return <p className="font-medium text-live text-sm">{problemSentence('image.gone')}</p>;
  return (
    <div role="status" className="needs-script flex flex-wrap items-center gap-2 text-muted text-sm">
      {state === 'reading' ? mediaText.readingDetails : mediaText.detailsUnread}
      {state === 'failed' && <Button onClick={() => setState('reading')}>{mediaText.readAgain}</Button>}
    </div>
  );
}

/** The picture of the library with this address; undefined when there is none. Rejects when there is no answer. */
async function readPicture(url: string, signal: AbortSignal): Promise<LibraryPicture | undefined> {
  const response = await fetch(`${href('/admin/media/pictures')}?${new URLSearchParams({ url })}`, {
    signal,
  });
  if (!response.ok) throw new Error(`Answered ${response.status}`);
  const { pictures } = (await response.json()) as PicturesAnswer;
  return pictures[0];
}
