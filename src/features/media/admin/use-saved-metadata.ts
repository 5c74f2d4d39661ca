import { useEffect, useRef, useState } from 'react';
import { useSignInPopup } from '#features/accounts/admin/sign-in/sign-in-popup.tsx';
import type { Problem } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import type { ImageMetadata } from '../rules/image-metadata.ts';
import { isInLibrary, type LibraryPicture } from './picker/library-picture.ts';

const PAUSE_MS = 700;
/** When a request that got no answer, or an error of the server, is sent again. */
const RETRY_MS = 3000;

export type MetadataAnswer = { picture: LibraryPicture } | { problems: readonly Problem[] };

export interface SavedMetadata {
  metadata: ImageMetadata;
  change: (metadata: ImageMetadata) => void;
  /** `idle`: nothing has been changed. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  problems: readonly Problem[];
  /** A sentence when the request failed; null otherwise. */
  error: string | null;
}

/**
 * Saves the metadata of a picture 700 ms after the last key. Requests run one after the other, the newest last. What could not be
 * sent is sent again every 3 s, so that nothing typed without a network is lost while the page is open.
 */
export function useSavedMetadata(
  picture: LibraryPicture,
  onSaved: (picture: LibraryPicture) => void,
): SavedMetadata {
  const [metadata, setMetadata] = useState<ImageMetadata>(() => metadataOf(picture));
  const [state, setState] = useState<SavedMetadata['state']>('idle');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());
  const pending = useRef<ImageMetadata | null>(null);
  const saved = useRef(onSaved);
  const isOpen = useRef(true);
  const { ask } = useSignInPopup();
  saved.current = onSaved;

  const save = async (next: ImageMetadata) => {
    if (!isInLibrary(picture)) return;
    let isRefused = false;
    try {
      let response = await sendMetadata(picture.id, next);
      if (response.status === 401 && (await ask({ problem: 'login.expired' })))
        response = await sendMetadata(picture.id, next);
      isRefused = response.status >= 400 && response.status < 500;
      if (!response.ok && response.status !== 422) throw new Error(`Answered ${response.status}`);
      const answer = (await response.json()) as MetadataAnswer;
      setError(null);
      setProblems('problems' in answer ? answer.problems : []);
      setState('problems' in answer ? 'failed' : 'saved');
      if ('picture' in answer) saved.current(answer.picture);
    } catch {
      setState('failed');
      setError(problemSentence('server.failed'));
      // Newer words are on their way already.
      if (!isRefused && pending.current === null) saveAfter(RETRY_MS, next);
    }
  };

  const change = (next: ImageMetadata) => {
    setMetadata(next);
    setState('saving');
    saveAfter(PAUSE_MS, next);
  };
  const saveAfter = (ms: number, next: ImageMetadata) => {
    clearTimeout(timer.current);
    pending.current = next;
    if (isOpen.current) timer.current = setTimeout(savePending, ms);
  };
  const takePending = () => {
    const next = pending.current;
    clearTimeout(timer.current);
    pending.current = null;
    return next;
  };
  const savePending = () => {
    const next = takePending();
    if (next) queue.current = queue.current.then(() => save(next));
  };

  // Leaving the screen or the page right after the last key still saves the change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions of the first rendering read only refs and the picture
  useEffect(() => {
    // A page that is closed does not live until an earlier request has ended.
    const saveNow = () => {
      const next = takePending();
      if (next) void save(next);
    };
    addEventListener('pagehide', saveNow);
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      removeEventListener('pagehide', saveNow);
      savePending();
    };
  }, []);
  return { metadata, change, state, problems, error };
}

function sendMetadata(id: string, metadata: ImageMetadata): Promise<Response> {
  const form = new FormData();
  for (const name of ['alt', 'credit', 'caption'] as const) form.set(name, metadata[name]);
  if (metadata.decorative) form.set('decorative', '1');
  form.set('focalX', String(metadata.focalX * 100));
  form.set('focalY', String(metadata.focalY * 100));
  return fetch(href('/admin/media/:id/metadata', { id }), { method: 'POST', body: form, keepalive: true });
}

export function metadataOf(picture: LibraryPicture): ImageMetadata {
  const { alt, decorative, credit, caption, focalX, focalY } = picture;
  return { alt, decorative, credit, caption, focalX, focalY };
}
