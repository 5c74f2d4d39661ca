import type { Editor } from '@tiptap/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { createDebounce } from '#platform/ui/debounce.ts';
import { spellingText } from '../text.ts';
import { createSpellingCheck, type Mistake, type SpellingCheck } from './spelling-check.ts';

/** Further mistakes are listed when these are corrected. */
const MAX_LINES = 30;

interface SpellingPanelProps {
  editor: Editor;
  root: RefObject<HTMLElement | null>;
  resetKey: number;
}

/** The number of spelling mistakes below the editor, and their list. Its height does not change while the list is closed. */
export function SpellingPanel({ editor, root, resetKey }: SpellingPanelProps) {
  const { mistakes, correct, ignore } = useSpelling(editor, {
    root,
    resetKey,
    contentName: spellingText.content,
  });
  const list = useRef<HTMLDetailsElement>(null);
  const count = mistakes === null ? '' : spellingText.count(mistakes.length);
  // The pressed button disappears with its line.
  const thenFocus = (run: () => void) => () => {
    run();
    list.current?.querySelector('summary')?.focus();
  };
  return (
    <section aria-label={spellingText.title} className="relative text-sm">
      <p role="status" className="sr-only">
        {count}
      </p>
      {mistakes?.length === 0 && <p className="flex min-h-11 items-center text-muted">{count}</p>}
      {mistakes && mistakes.length > 0 && (
        <>
          <details ref={list} className="group">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold">
              <span aria-hidden="true" className="transition-transform group-open:rotate-90">
                ›
              </span>
              {count}
            </summary>
            <p className="pb-2 text-muted">{spellingText.hint}</p>
            <ul className="border-line border-t">
              {mistakes.slice(0, MAX_LINES).map((mistake, at) => (
                <MistakeLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: mistakes have no other name, and two may be equal
                  key={at}
                  mistake={mistake}
                  onCorrect={thenFocus(() => correct([mistake]))}
                  onIgnore={thenFocus(() => ignore(mistake))}
                />
              ))}
            </ul>
            {mistakes.length > MAX_LINES && (
              <p className="py-2 text-muted">{spellingText.more(mistakes.length - MAX_LINES)}</p>
            )}
          </details>
          <Button className="absolute end-0 top-0" onClick={() => correct(mistakes)}>
            {spellingText.correctAll}
          </Button>
        </>
      )}
    </section>
  );
}

/** How long a pause in typing is before the check runs, and the maximum wait without a pause. */
const PAUSE = { delayMs: 700, maxWaitMs: 4000 };

interface Spelling {
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
function useSpelling(editor: Editor, { root, contentName, resetKey }: SpellingOptions): Spelling {
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

interface MistakeLineProps {
  mistake: Mistake;
  onCorrect: () => void;
  onIgnore: () => void;
}

function MistakeLine({ mistake, onCorrect, onIgnore }: MistakeLineProps) {
  const { mark, place, before, written, after } = mistake;
  const change = spellingText.change(visible(written), visible(mark.suggestion));
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-b py-1">
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className="block text-muted">{spellingText.where(place, spellingText.kind[mark.kind])}</span>
        {before}
        <del className="text-live">{visible(written)}</del>{' '}
        <ins className="font-semibold no-underline">{visible(mark.suggestion)}</ins>
        {after}
      </span>
      <span className="flex">
        <Button look="quiet" aria-label={spellingText.ignoreOf(change)} onClick={onIgnore}>
          {spellingText.ignore}
        </Button>
        <Button aria-label={spellingText.correctOf(change)} onClick={onCorrect}>
          {spellingText.correct}
        </Button>
      </span>
    </li>
  );
}

/** Spaces at the edges are invisible. */
function visible(text: string): string {
  return text.trim() === '' ? '␣'.repeat(text.length) : text;
}
