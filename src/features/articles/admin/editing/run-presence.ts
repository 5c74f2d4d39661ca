import { href } from '#platform/http/href.ts';
import { sendDraft } from '../drafts/send-draft.ts';
import type { ArticleEditor } from './create-article-editor.ts';
import { type EditorTab, tabLock } from './editor-tab.ts';

const PRESENCE_MS = 8000;

/** Reports to the server and the other tabs that the form is open. Returns a function that reports that it was left. */
export function runPresence(editor: ArticleEditor, tab: EditorTab): () => void {
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
