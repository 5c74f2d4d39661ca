import { useEffect, useState } from 'react';
import { listChangedFields } from '#domain/articles/article-fields.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import type { Recovery } from './find-recovery.server.ts';
import { listLocalCopies, removeLocalCopy } from './local-copy.ts';
import { sendDraft } from './send-draft.ts';
import { tabLock } from './use-draft.ts';

/** Tabs of this browser that are still open keep their words themselves. */
async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const locks = await navigator.locks?.query().catch(() => null);
  return new Set((locks?.held ?? []).map(({ name }) => name ?? ''));
}

export interface RecoverySearch {
  staffId: string;
  article: EditedArticle;
  fromServer: Recovery | null;
  /** A new article: looks for this unsaved draft only, instead of the newest one. */
  draftId: string | null;
}

/**
 * The newest words that were typed and not saved, from this browser or from the server; null when there are none. They
 * go for good with `discard`.
 */
export function useRecovery({ staffId, article, fromServer, draftId }: RecoverySearch) {
  const [isSearched, setSearched] = useState(false);
  const [recovery, setRecovery] = useState<Recovery | null>(null);
  const isNew = article.version === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form opens
  useEffect(() => {
    const wanted = { staffId, articleId: isNew ? draftId : article.id, now: Date.now() };
    void Promise.all([listOpenTabs(), listLocalCopies(wanted)]).then(
      ([open, copies]: [ReadonlySet<string>, Recovery[]]) => {
        const all = (fromServer ? [fromServer, ...copies] : copies).filter(
          ({ tabKey, fields }) =>
            !open.has(tabLock(tabKey)) && listChangedFields(article.fields, fields).length > 0,
        );
        setSearched(true);
        setRecovery(all.sort((a, b) => b.at - a.at)[0] ?? null);
      },
    );
  }, []);

  const forget = () => {
    if (!recovery) return;
    const { articleId, tabKey } = recovery;
    void removeLocalCopy(staffId, recovery);
    // What does not arrive is offered once more, no worse.
    sendDraft({ kind: 'discard', articleId, tabKey, writer: staffId }).catch(() => {});
    setRecovery(null);
  };
  return { recovery, isSearched, discard: forget };
}
