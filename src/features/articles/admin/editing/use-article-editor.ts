import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { useSignInPopup } from '#features/accounts/admin/sign-in/sign-in-popup.tsx';
import { href } from '#platform/http/href.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { createDebounce } from '#platform/ui/debounce.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { draftText } from '../../text.ts';
import type { Recovery } from '../drafts/find-recovery.server.ts';
import { removeLocalCopy, writeLocalCopy } from '../drafts/local-copy.ts';
import { sendDraft } from '../drafts/send-draft.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { StashedArticle } from '../save/find-stashed-article.server.ts';
import type { SaveAnswer } from '../save/save-article-form.server.ts';
import { saveIntent } from '../save/workflow-buttons.tsx';
import { type ArticleEditor, createArticleEditor, waitForAutosave } from './create-article-editor.ts';
import { createEditorState, type EditorState, findBaseVersion } from './editor-state.ts';
import { createEditorTab, type EditorTab, tabLock } from './editor-tab.ts';
import { runAutosave } from './run-autosave.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useRecovery } from './use-recovery.ts';
import { useSaveMessages } from './use-save-messages.ts';
import { type SendForm, useSendForm } from './use-send-form.ts';

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

const PRESENCE_MS = 8000;

/** Reports to the server and the other tabs that the form is open. Returns a function that reports that it was left. */
function runPresence(editor: ArticleEditor, tab: EditorTab): () => void {
  const sender = () => {
    const { articleId } = editor.getState().start;
    return { kind: 'presence', articleId, tabKey: tab.key, writer: tab.staffId } as const;
  };
  const report = () => {
    sendDraft(sender()).then(
      (report) => editor.dispatch({ type: 'reported', report }),
      () => {},
    );
  };
  const leave = () => {
    const body = JSON.stringify({ ...sender(), isLeaving: true });
    navigator.sendBeacon(href('/admin/articles/draft'), new Blob([body], { type: 'application/json' }));
  };
  const release = holdTabLock(tab.key);
  report();
  const timer = setInterval(report, PRESENCE_MS);
  addEventListener('pagehide', leave);
  return () => {
    clearInterval(timer);
    removeEventListener('pagehide', leave);
    leave();
    release();
  };
}

function holdTabLock(tabKey: string): () => void {
  const hold = new AbortController();
  // Aborting the signal cancels a waiting request only. A lock that was granted ends with its promise.
  const untilReleased = new Promise<void>((resolve) => {
    hold.signal.addEventListener('abort', () => resolve());
  });
  navigator.locks?.request(tabLock(tabKey), { signal: hold.signal }, () => untilReleased).catch(() => {});
  return () => hold.abort();
}

/** The delay after the last key, and the longest wait after the first key since the last copy. In milliseconds. */
const COPY_TIMES = { delayMs: 400, maxWaitMs: 2000 };

/** Stores the text of the form in this browser if there is no copy of it yet. */
function copyNow(editor: ArticleEditor, tab: EditorTab): void {
  const state = editor.getState();
  if (!state.isUncopied) return;
  editor.dispatch({ type: 'copied' });
  const { articleId } = state.start;
  const [baseVersion, fields] = [findBaseVersion(state), tab.readFields()];
  void writeLocalCopy(tab.staffId, { articleId, tabKey: tab.key, baseVersion, at: Date.now(), fields });
}

/** Stores a copy of unsaved text in this browser and removes it after the save. Returns a function that stops it. */
function runLocalCopy(editor: ArticleEditor, tab: EditorTab): () => void {
  const copy = () => copyNow(editor, tab);
  const debounce = createDebounce(copy, COPY_TIMES);
  const unsubscribe = editor.subscribe((state, before, event) => {
    // Not after a successful save: the form does not show the merged changes of others yet.
    if (event.type === 'left' || (event.type === 'answered' && !event.answer.saved)) copy();
    if (!state.isUncopied) debounce.cancel();
    else if (event.type === 'typed' || !before.isUncopied) debounce.trigger();
    if (before.isDirty && !state.isDirty) {
      const { articleId } = state.start;
      void removeLocalCopy(tab.staffId, { articleId, tabKey: tab.key });
    }
  });
  if (editor.getState().isUncopied) debounce.trigger();
  addEventListener('pagehide', copy);
  return () => {
    copy();
    unsubscribe();
    debounce.cancel();
    removeEventListener('pagehide', copy);
  };
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

/** Call it right before the fields of a form are replaced. The new field of the same name then gets the focus. */
function keepFocus(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('name');
  if (!name || !form?.contains(activeElement)) return;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  });
}

interface SignInPrompt {
  /** The address of the account that opened the form. */
  email: string;
  flush: () => Promise<void>;
  send: SendForm;
}

/**
 * When the session has ended, a dialog over the form asks to sign in again. Then the form repeats the autosave, or the save
 * that was refused, with its current values.
 */
function useSignInPrompt(state: EditorState, { email, flush, send }: SignInPrompt): void {
  const { ask, close } = useSignInPopup();
  const { save } = state;
  const { signedOut } = state.autosave;
  useEffect(() => {
    // A sign-in from another tab: the next autosave succeeds and closes the dialog.
    if (signedOut === null) close();
    else void ask({ problem: signedOut, email }).then((isBack) => void (isBack && flush()));
  }, [signedOut, ask, close, email, flush]);
  useEffect(() => {
    if (save.kind !== 'signedOut') return;
    const { intent, stays } = save.request;
    void ask({ problem: save.problem, email }).then((isBack) => isBack && send(intent, stays));
  }, [save, ask, email, send]);
}

/**
 * When a save has led to another page, a toast says that the text typed after the press is not in the article. Its button
 * opens the article, where the text is offered.
 */
function useLateTypingToast(editor: ArticleEditor): void {
  const showToast = useToast();
  const navigate = useNavigate();
  useEffect(
    () => () => {
      const { save, start } = editor.getState();
      if (save.kind !== 'left' || !save.isTypedLate) return;
      const run = () => void navigate(href('/admin/articles/edit/:id', { id: start.articleId }));
      showToast({
        kind: 'default',
        text: draftText.typedLate,
        action: { label: draftText.openArticle, run },
      });
    },
    [editor, navigate, showToast],
  );
}
