import { type FormEvent, useEffect, useRef } from 'react';
import type { SaveState } from './use-layout-draft.ts';

/**
 * A press that comes while the layout is being saved waits for that, and is then sent with the version that was saved:
 * who leaves a field by pressing a button begins both at once. A save that is not taken forgets the press; the screen
 * says why.
 */
export function useSubmitAfterSave(state: SaveState) {
  const waiting = useRef<{ form: HTMLFormElement; button: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (state === 'saving' || !waiting.current) return;
    const { form, button } = waiting.current;
    waiting.current = null;
    if (state === 'saved') form.requestSubmit(button);
  }, [state]);
  return (event: FormEvent<HTMLFormElement>) => {
    if (state !== 'saving') return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    waiting.current = { form: event.currentTarget, button: submitter };
  };
}
