import { type RefObject, useEffect } from 'react';
import { focusFirstError } from '#platform/admin/focus-first-error.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { articleEditorText, articleFormText, fieldNames } from '../../text.ts';
import { describeSaveFailure } from '../save/save-problems.ts';
import type { ArticleSaveState } from './editor-state.ts';

/** The text at the buttons after a failed save; null without a failure, or when the form shows it elsewhere. */
export function failureText(save: ArticleSaveState): string | null {
  return save.kind === 'failed' ? describeSaveFailure(save.request.intent, save.problem) : null;
}

/** Shows the result of a save: in a toast, or by the focus on the first invalid field. */
export function useSaveMessages(save: ArticleSaveState, form: RefObject<HTMLFormElement | null>): void {
  const showToast = useToast();
  useEffect(() => {
    if (save.kind === 'saved') {
      showToast({ kind: 'success', text: articleFormText.updated });
      const names = save.taken.map((name) => fieldNames[name]).join(', ');
      if (names) showToast({ kind: 'default', text: articleEditorText.taken(names) });
    }
    if (save.kind !== 'failed') return;
    const failure = failureText(save);
    if (failure) showToast({ kind: 'error', text: failure });
    else focusFirstError(form.current);
  }, [save, form, showToast]);
}
