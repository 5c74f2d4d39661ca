import { type RefObject, useCallback, useEffect } from 'react';
import type { Intent } from '../save/read-article-form.ts';
import type { ArticleEditor } from './create-article-editor.ts';
import { type EditorKey, type EditorState, isBusy } from './editor-state.ts';
import type { SendForm } from './use-send-form.ts';

interface EditorKeys {
  form: RefObject<HTMLFormElement | null>;
  send: SendForm;
  /** The intent of Ctrl+S. */
  saveIntent: Intent;
  isActive: boolean;
}

/**
 * Ctrl+S saves and Ctrl+Enter presses the main button, unless the focus is in the notes. A key that is pressed during a save
 * takes effect after that save has succeeded, because the save does not include what was typed after it started.
 */
export function useEditorKeys(editor: ArticleEditor, state: EditorState, keys: EditorKeys): void {
  const { form, send, saveIntent, isActive } = keys;
  const run = useCallback(
    (key: EditorKey) => {
      if (!isActive) return;
      if (key === 'save') send(saveIntent, true);
      else form.current?.querySelector<HTMLButtonElement>('button[data-main]')?.click();
    },
    [form, send, saveIntent, isActive],
  );
  useEffect(
    () =>
      listenToKeys((key) => {
        if (editor.getState().save.kind === 'saving') editor.dispatch({ type: 'keyQueued', key });
        else run(key);
      }),
    [editor, run],
  );

  const { queuedKey, isDirty } = state;
  const isReady = !isBusy(state);
  // After rendering: the form then has the version that the last save returned.
  useEffect(() => {
    if (queuedKey === null || !isReady) return;
    editor.dispatch({ type: 'keyHandled' });
    if (queuedKey === 'finish' || isDirty) run(queuedKey);
  }, [editor, run, queuedKey, isReady, isDirty]);
}

function listenToKeys(press: (key: EditorKey) => void): () => void {
  function listen(event: KeyboardEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    // The notes beside the form handle these keys themselves.
    if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return;
    const key = event.key === 'Enter' ? 'finish' : event.key.toLowerCase() === 's' ? 'save' : null;
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    // A key that is held down counts once.
    if (!event.repeat) press(key);
  }
  // Capture comes before the text editor, where Ctrl+Enter would insert a line break.
  addEventListener('keydown', listen, { capture: true });
  return () => removeEventListener('keydown', listen, { capture: true });
}
