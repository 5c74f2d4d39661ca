import { type RefObject, useCallback, useEffect } from 'react';
import { useFetcher, useNavigation, useSubmit } from 'react-router';
import type { Intent } from '../save/read-article-form.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { onSavedAway } from '../save/send-article-form.ts';
import type { ArticleEditor } from './create-article-editor.ts';
import { isBusy } from './editor-state.ts';
import { readFields } from './editor-tab.ts';

export type SendForm = (intent: Intent, stays: boolean) => void;

/**
 * Returns a function that saves the form unless a save is under way. Dispatches the result of the save to the editor.
 * `pageAnswer`: the answer to a save that was a navigation.
 */
export function useSendForm(
  editor: ArticleEditor,
  form: RefObject<HTMLFormElement | null>,
  pageAnswer: SaveAnswer | undefined,
): SendForm {
  const staying = useFetcher<SaveAnswer>();
  const navigation = useNavigation();
  const submit = useSubmit();
  const { submit: submitAndStay, data: stayingAnswer } = staying;

  useEffect(() => {
    if (pageAnswer && form.current)
      editor.dispatch({ type: 'answered', answer: pageAnswer, fields: readFields(form.current) });
  }, [editor, form, pageAnswer]);
  useEffect(() => {
    if (stayingAnswer && form.current)
      editor.dispatch({ type: 'answered', answer: stayingAnswer, fields: readFields(form.current) });
  }, [editor, form, stayingAnswer]);

  useEffect(
    () =>
      onSavedAway(() => {
        if (form.current) editor.dispatch({ type: 'left', fields: readFields(form.current) });
      }),
    [editor, form],
  );

  const isSending = navigation.formData !== undefined || staying.formData !== undefined;
  useEffect(() => {
    if (!isSending) editor.dispatch({ type: 'saveEnded' });
  }, [editor, isSending]);

  return useCallback(
    (intent, stays) => {
      if (!form.current || isBusy(editor.getState())) return;
      // Before the form data are read, so that they have the sequence number of this save.
      editor.dispatch({ type: 'savePressed', request: { intent, stays, fields: readFields(form.current) } });
      const body = new FormData(form.current);
      body.set('intent', intent);
      if (stays) body.set('then', 'stay');
      void (stays ? submitAndStay : submit)(body, { method: 'post', encType: 'multipart/form-data' });
    },
    [editor, form, submit, submitAndStay],
  );
}
