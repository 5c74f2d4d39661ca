import { useEffect, useRef, useState } from 'react';
import { useSignInPopup } from '#app/admin/sign-in/sign-in-popup.tsx';
import { problemText } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import { href } from '#domain/href.ts';
import type { ImageMetadata } from '#domain/media/image-metadata.ts';
import { isInLibrary, type LibraryPicture } from './picker/library-picture.ts';

const PAUSE_MS = 700;

export type MetadataAnswer = { picture: LibraryPicture } | { problems: readonly Problem[] };

export interface SavedMetadata {
  words: ImageMetadata;
  change: (words: ImageMetadata) => void;
  /** `idle`: nothing has been changed yet. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  problems: readonly Problem[];
  /** When the server could not be asked. */
  error: string | null;
}

/** Saves what is said about a picture shortly after the last key, one change after the other, the newest last. */
export function useSavedMetadata(
  picture: LibraryPicture,
  onSaved: (picture: LibraryPicture) => void,
): SavedMetadata {
  const [words, setWords] = useState<ImageMetadata>(() => metadataOf(picture));
  const [state, setState] = useState<SavedMetadata['state']>('idle');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [error, setError] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());
  const waiting = useRef<(() => void) | null>(null);
  const saved = useRef(onSaved);
  const { ask } = useSignInPopup();
  saved.current = onSaved;

  const save = async (next: ImageMetadata) => {
    if (!isInLibrary(picture)) return;
    try {
      let response = await sendMetadata(picture.id, next);
      if (response.status === 401 && (await ask({ problem: 'login.expired' })))
        response = await sendMetadata(picture.id, next);
      if (!response.ok && response.status !== 422) throw new Error(`Answered ${response.status}`);
      const answer = (await response.json()) as MetadataAnswer;
      setError(null);
      setProblems('problems' in answer ? answer.problems : []);
      setState('problems' in answer ? 'failed' : 'saved');
      if ('picture' in answer) saved.current(answer.picture);
    } catch {
      setState('failed');
      setError(problemText['server.failed']);
    }
  };

  const change = (next: ImageMetadata) => {
    setWords(next);
    setState('saving');
    clearTimeout(timer.current);
    waiting.current = () => {
      waiting.current = null;
      queue.current = queue.current.then(() => save(next));
    };
    timer.current = setTimeout(() => waiting.current?.(), PAUSE_MS);
  };

  // Whoever leaves right after the last key does not lose it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      waiting.current?.();
    },
    [],
  );
  return { words, change, state, problems, error };
}

function sendMetadata(id: string, words: ImageMetadata): Promise<Response> {
  const form = new FormData();
  for (const name of ['alt', 'credit', 'caption'] as const) form.set(name, words[name]);
  if (words.decorative) form.set('decorative', '1');
  form.set('focalX', String(words.focalX * 100));
  form.set('focalY', String(words.focalY * 100));
  return fetch(href('/admin/media/:id/metadata', { id }), { method: 'POST', body: form, keepalive: true });
}

export function metadataOf(picture: LibraryPicture): ImageMetadata {
  const { alt, decorative, credit, caption, focalX, focalY } = picture;
  return { alt, decorative, credit, caption, focalX, focalY };
}
