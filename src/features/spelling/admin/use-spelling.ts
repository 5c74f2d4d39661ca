import type { Editor } from '@tiptap/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createDebounce } from '#platform/ui/debounce.ts';
import { createSpellingCheck, type Mistake, type SpellingCheck } from './spelling-check.ts';

/** How long a pause in typing is before the check runs, and the maximum wait without a pause. */
const PAUSE = { delayMs: 700, maxWaitMs: 4000 };

export interface Spelling {
  /** Null until the first check. */
  mistakes: readonly Mistake[] | null;
  correct(mistakes: readonly Mistake[]): void;
  ignore(mistake: Mistake): void;
}

interface SpellingOptions {
  /** An element of the form. */
  root: RefObject<HTMLElement | null>;
  contentName: string;
  /** When it changes, the fields have other texts. */
  resetKey: number;
}

/** Checks the texts of the form after each pause in typing. Alt+Enter corrects the mistake at the cursor. */
export function useSpelling(editor: Editor, { root, contentName, resetKey }: SpellingOptions): Spelling {
  const [mistakes, setMistakes] = useState<readonly Mistake[] | null>(null);
  const check = useRef<SpellingCheck>(null);
  const run = useCallback(async () => {
    const current = check.current;
    const found = await current?.run();
    if (found && current === check.current) setMistakes(found);
  }, []);

  useEffect(() => {
    const form = root.current?.closest('form');
    if (!form) return;
    check.current = createSpellingCheck(editor, form, contentName);
    const debounce = createDebounce(() => void run(), PAUSE);
    const wait = () => debounce.trigger();
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || !check.current?.correctAtCursor()) return;
      event.preventDefault();
      void run();
    };
    form.addEventListener('input', wait);
    form.addEventListener('compositionend', wait);
    form.addEventListener('keydown', press);
    return () => {
      check.current = null;
      debounce.cancel();
      form.removeEventListener('input', wait);
      form.removeEventListener('compositionend', wait);
      form.removeEventListener('keydown', press);
    };
  }, [editor, root, contentName, run]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields change with the key
  useEffect(() => void run(), [editor, resetKey, run]);

  return {
    mistakes,
    correct(chosen) {
      check.current?.correct(chosen);
      void run();
    },
    ignore(mistake) {
      check.current?.ignore(mistake);
      void run();
    },
  };
}
