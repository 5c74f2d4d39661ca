import { useEffect } from 'react';
import { useToast } from '#app/ui/toast.tsx';
import { unsavedDraftsText } from '#az/text/admin/article-list.ts';
import type { Recovery } from './find-recovery.server.ts';

/** Continues the unsaved draft that the address names, as soon as it is known whether it is there. */
export function useContinuedDraft(the: {
  draftId: string | null;
  recovery: Recovery | null;
  isSearched: boolean;
  restore: (words: Recovery) => void;
}): void {
  const { draftId, recovery, isSearched, restore } = the;
  const showToast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the search has ended
  useEffect(() => {
    if (draftId === null || !isSearched) return;
    if (recovery) restore(recovery);
    else showToast({ kind: 'default', text: unsavedDraftsText.notFound });
  }, [isSearched]);
}
