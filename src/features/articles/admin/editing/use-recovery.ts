import { useCallback, useEffect, useState } from 'react';
import { useToast } from '#platform/ui/toast.tsx';
import { listChangedFields } from '../../rules/article-fields.ts';
import { draftText, unsavedDraftsText } from '../../text.ts';
import type { Recovery } from '../drafts/find-recovery.server.ts';
import { listLocalCopies, removeLocalCopy } from '../drafts/local-copy.ts';
import { sendDraft } from '../drafts/send-draft.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { ArticleEditor } from './create-article-editor.ts';
import type { EditorState } from './editor-state.ts';
import { tabLock } from './editor-tab.ts';

interface RecoveryActions {
  restore: (recovery: Recovery) => void;
  discard: (recovery: Recovery) => void;
}

/**
 * Looks for unsaved text once, when the form opens. The form offers to restore it. If the address names a draft, the form
 * restores that draft at once. `flush` saves restored text before the old copy is deleted.
 */
export function useRecovery(
  editor: ArticleEditor,
  { restored }: EditorState,
  options: { search: LostTextSearch; flush: () => Promise<void> },
): RecoveryActions {
  const { flush } = options;
  const [search] = useState(options.search);
  const showToast = useToast();

  const restore = useCallback(
    (recovery: Recovery) => {
      editor.dispatch({ type: 'restored', recovery });
      showToast({ kind: 'success', text: draftText.restored });
    },
    [editor, showToast],
  );
  const discard = (recovery: Recovery) => {
    discardLostText(search.staffId, recovery);
    editor.dispatch({ type: 'recoveryDiscarded' });
    showToast({ kind: 'default', text: draftText.discarded });
  };

  useEffect(() => {
    let isOpen = true;
    void findLostText(search).then((recovery) => {
      if (!isOpen) return;
      if (search.draftId === null) editor.dispatch({ type: 'recoveryFound', recovery });
      else if (recovery) restore(recovery);
      else showToast({ kind: 'default', text: unsavedDraftsText.notFound });
    });
    return () => {
      isOpen = false;
    };
  }, [editor, search, restore, showToast]);

  // After rendering: the fields then have the restored text.
  useEffect(() => {
    if (!restored) return;
    void flush();
    discardLostText(search.staffId, restored);
  }, [restored, search, flush]);
  return { restore, discard };
}

interface LostTextSearch {
  staffId: string;
  article: Pick<EditedArticle, 'id' | 'version' | 'fields'>;
  fromServer: Recovery | null;
  /** For a new article: the unsaved draft to look for. Null: the newest one. */
  draftId: string | null;
}

/** The newest text that was typed and not saved, from this browser or from the server; null when there is none. */
async function findLostText(search: LostTextSearch): Promise<Recovery | null> {
  const { staffId, article, fromServer, draftId } = search;
  const articleId = article.version === null ? draftId : article.id;
  const [open, copies] = await Promise.all([
    listOpenTabs(),
    listLocalCopies({ staffId, articleId, now: Date.now() }),
  ]);
  const all: Recovery[] = fromServer ? [fromServer, ...copies] : copies;
  const lost = all.filter(
    ({ tabKey, fields }) =>
      !open.has(tabLock(tabKey)) && listChangedFields(article.fields, fields).length > 0,
  );
  return lost.sort((a, b) => b.at - a.at)[0] ?? null;
}

/** The locks of the tabs that are still open in this browser. Their text is not lost. */
async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query().catch(() => null);
  return new Set((locks?.held ?? []).map(({ name }) => name ?? ''));
}

/** Deletes the text in this browser and on the server. If that fails, the text is offered again. */
function discardLostText(staffId: string, { articleId, tabKey }: Recovery): void {
  void removeLocalCopy(staffId, { articleId, tabKey });
  sendDraft({ kind: 'discard', articleId, tabKey, writer: staffId }).catch(() => {});
}
