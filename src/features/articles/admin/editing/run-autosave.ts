import { createDebounce } from '#platform/ui/debounce.ts';
import { SignedOut, sendDraft } from '../drafts/send-draft.ts';
import type { ArticleEditor } from './create-article-editor.ts';
import { type EditorState, findBaseVersion } from './editor-state.ts';
import type { EditorTab } from './editor-tab.ts';
import { isAutosaveWanted } from './reduce-autosave.ts';

/** The delay after the last key, and the longest wait while somebody types without a pause. In milliseconds. */
const AUTOSAVE_TIMES = { delayMs: 1200, maxWaitMs: 5000 };
/** The delay after a failed autosave. */
const RETRY_MS = 5000;

/** Autosaves the form on the server while somebody types. Returns a function that stops it. */
export function runAutosave(editor: ArticleEditor, tab: EditorTab, send = sendDraft): () => void {
  const due = () => editor.dispatch({ type: 'autosaveDue' });
  const debounce = createDebounce(due, AUTOSAVE_TIMES);

  async function autosave(state: EditorState, sequence: number): Promise<void> {
    const { articleId } = state.start;
    try {
      const report = await send({
        kind: 'autosave',
        articleId,
        tabKey: tab.key,
        writer: tab.staffId,
        sequence,
        baseVersion: findBaseVersion(state),
        fields: tab.readFields(),
      });
      editor.dispatch({ type: 'autosaved', sequence, report });
    } catch (error) {
      const problem = error instanceof SignedOut ? error.problem : null;
      const failure = problem ? 'signedOut' : navigator.onLine ? 'failed' : 'offline';
      editor.dispatch({ type: 'autosaveFailed', sequence, failure, problem });
    }
  }

  const unsubscribe = editor.subscribe((state, before, event) => {
    const { sending } = state.autosave;
    if (sending !== null && sending !== before.autosave.sending) {
      debounce.cancel();
      void autosave(state, sending);
    }
    if (!isAutosaveWanted(state)) debounce.cancel();
    else if (event.type === 'autosaveFailed') {
      debounce.cancel();
      debounce.trigger(RETRY_MS);
    } else if (event.type === 'typed' || !isAutosaveWanted(before)) debounce.trigger();
  });
  if (isAutosaveWanted(editor.getState())) debounce.trigger();
  addEventListener('online', due);
  return () => {
    unsubscribe();
    debounce.cancel();
    removeEventListener('online', due);
  };
}
