import { type FormEvent, useEffect, useRef } from 'react';
import type { SaveState } from './use-layout-draft.ts';

/**
 * Delays a submit until the running save of the layout has finished, so that the form has the saved version. A button that
 * takes the focus from a changed field starts both at once. When the save fails, the submit is dropped and the screen shows
 * the reason.
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
