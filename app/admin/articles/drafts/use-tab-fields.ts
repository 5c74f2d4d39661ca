import { type RefObject, useEffect } from 'react';
import type { Draft } from './use-draft.ts';

/** Adds to everything the form sends which tab it comes from, so that the save also ends the autosave of this tab. */
export function useTabFields(
  form: RefObject<HTMLFormElement | null>,
  { tabKey, sequence }: Pick<Draft, 'tabKey' | 'sequence'>,
): void {
  useEffect(() => {
    const element = form.current;
    const complete = ({ formData }: FormDataEvent) => {
      formData.set('tabKey', tabKey);
      formData.set('sequence', String(sequence() + 1));
    };
    element?.addEventListener('formdata', complete);
    return () => element?.removeEventListener('formdata', complete);
  }, [form, tabKey, sequence]);
}
