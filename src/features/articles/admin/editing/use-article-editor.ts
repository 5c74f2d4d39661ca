import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Actor } from '#platform/sessions/actor.ts';
import type { Recovery } from '../drafts/find-recovery.server.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import { keepFocus } from '../form/keep-focus.ts';
import type { StashedArticle } from '../save/find-stashed-article.server.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { saveIntent } from '../save/workflow-buttons.tsx';
import { type ArticleEditor, createArticleEditor, waitForAutosave } from './create-article-editor.ts';
import { createEditorState, type EditorState } from './editor-state.ts';
import { createEditorTab, type EditorTab } from './editor-tab.ts';
import { runAutosave } from './run-autosave.ts';
import { copyNow, runLocalCopy } from './run-local-copy.ts';
import { runPresence } from './run-presence.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useLateTypingToast } from './use-late-typing-toast.ts';
import { useRecovery } from './use-recovery.ts';
import { useSaveMessages } from './use-save-messages.ts';
import { useSendForm } from './use-send-form.ts';
import { useSignInPrompt } from './use-sign-in-prompt.ts';

export interface EditorOptions {
  actor: Actor;
  article: EditedArticle;
  /** The stashed submission that the form shows again. */
  stashed: StashedArticle | null;
  /** Unsaved text on the server. */
  recovery: Recovery | null;
  /** The unsaved draft of a new article that the form continues at once. */
  draftId?: string | null;
  answer: SaveAnswer | undefined;
}

/** The state machine of the article form with its effects: drafts, saves, messages and keys. */
export function useArticleEditor(form: RefObject<HTMLFormElement | null>, options: EditorOptions) {
  const { actor, article, stashed, answer, draftId = null } = options;
  const [editor] = useState(() => createArticleEditor(firstState(options)));
  const [tab] = useState(() => createEditorTab(actor.id, form));
  const state = useSyncExternalStore(editor.subscribe, editor.getState, editor.getState);
  const flush = useCallback(() => {
    copyNow(editor, tab);
    editor.dispatch({ type: 'autosaveDue' });
    return waitForAutosave(editor);
  }, [editor, tab]);

  useTextBackup(editor, tab, article.canEdit);
  useTabFields(editor, tab, form);
  useStableFocus(editor, form);
  // A stashed submission is not saved.
  const isUnsaved = stashed !== null && answer === undefined;
  useEffect(() => {
    if (isUnsaved) editor.dispatch({ type: 'typed' });
  }, [editor, isUnsaved]);

  const send = useSendForm(editor, form, answer);
  const search = { staffId: actor.id, article, fromServer: options.recovery, draftId };
  const recovery = useRecovery(editor, state, { search, flush });
  useSignInPrompt(state, { email: actor.email, flush, send });
  useEditorKeys(editor, state, { form, send, saveIntent: saveIntent(article), isActive: article.canEdit });
  useSaveMessages(state.save, form);
  useLateTypingToast(editor);
  return { state, dispatch: editor.dispatch, send, flush, ...recovery };
}

function firstState({ article, stashed, answer }: EditorOptions): EditorState {
  const typed = answer?.values ?? stashed?.values;
  const start = {
    articleId: stashed?.articleId || article.id,
    baseVersion: stashed?.baseVersion ?? article.version,
    fields: typed?.fields ?? article.fields,
    resetKey: 0,
  };
  return createEditorState(start, answer);
}

/** Saves typed text in this browser within two seconds, and on the server within five. Never changes the article. */
function useTextBackup(editor: ArticleEditor, tab: EditorTab, isActive: boolean): void {
  // The cleanup of a layout effect runs while the form is still mounted, so it can copy the last text.
  useLayoutEffect(() => {
    if (!isActive) return;
    const stops = [runLocalCopy, runAutosave, runPresence].map((run) => run(editor, tab));
    return () => {
      for (const stop of stops) stop();
    };
  }, [editor, tab, isActive]);
}

/** Adds the tab and the sequence number to the form data, so that the save also ends the autosave of this tab. */
function useTabFields(editor: ArticleEditor, tab: EditorTab, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const complete = ({ formData }: FormDataEvent) => {
      formData.set('tabKey', tab.key);
      formData.set('sequence', String(editor.getState().autosave.sequence));
    };
    element?.addEventListener('formdata', complete);
    return () => element?.removeEventListener('formdata', complete);
  }, [editor, tab, form]);
}

/** Keeps the focus in its field when the fields are replaced. */
function useStableFocus(editor: ArticleEditor, form: RefObject<HTMLFormElement | null>): void {
  useEffect(
    () =>
      editor.subscribe((state, before) => {
        if (state.start.resetKey !== before.start.resetKey) keepFocus(form.current);
      }),
    [editor, form],
  );
}
