import { createDebounce } from '#platform/ui/debounce.ts';
import { removeLocalCopy, writeLocalCopy } from '../drafts/local-copy.ts';
import type { ArticleEditor } from './create-article-editor.ts';
import { findBaseVersion } from './editor-state.ts';
import type { EditorTab } from './editor-tab.ts';

/** The delay after the last key, and the longest wait after the first key since the last copy. In milliseconds. */
const COPY_TIMES = { delayMs: 400, maxWaitMs: 2000 };

/** Stores the text of the form in this browser if there is no copy of it yet. */
export function copyNow(editor: ArticleEditor, tab: EditorTab): void {
  const state = editor.getState();
  if (!state.isUncopied) return;
  editor.dispatch({ type: 'copied' });
  const { articleId } = state.start;
  const [baseVersion, fields] = [findBaseVersion(state), tab.readFields()];
  void writeLocalCopy(tab.staffId, { articleId, tabKey: tab.key, baseVersion, at: Date.now(), fields });
}

/** Stores a copy of unsaved text in this browser and removes it after the save. Returns a function that stops it. */
export function runLocalCopy(editor: ArticleEditor, tab: EditorTab): () => void {
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
