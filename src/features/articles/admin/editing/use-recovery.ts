import { useCallback, useEffect, useState } from 'react';
import { useToast } from '#platform/ui/toast.tsx';
import { draftText, unsavedDraftsText } from '../../text.ts';
import type { Recovery } from '../drafts/find-recovery.server.ts';
import type { ArticleEditor } from './create-article-editor.ts';
import type { EditorState } from './editor-state.ts';
import { discardLostText, findLostText, type LostTextSearch } from './find-lost-text.ts';

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
