import { listChangedFields } from '../../rules/article-fields.ts';
import type { Recovery } from '../drafts/find-recovery.server.ts';
import { listLocalCopies, removeLocalCopy } from '../drafts/local-copy.ts';
import { sendDraft } from '../drafts/send-draft.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import { tabLock } from './editor-tab.ts';

export interface LostTextSearch {
  staffId: string;
  article: Pick<EditedArticle, 'id' | 'version' | 'fields'>;
  fromServer: Recovery | null;
  /** For a new article: the unsaved draft to look for. Null: the newest one. */
  draftId: string | null;
}

/** The newest text that was typed and not saved, from this browser or from the server; null when there is none. */
export async function findLostText(search: LostTextSearch): Promise<Recovery | null> {
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
export function discardLostText(staffId: string, { articleId, tabKey }: Recovery): void {
  void removeLocalCopy(staffId, { articleId, tabKey });
  sendDraft({ kind: 'discard', articleId, tabKey, writer: staffId }).catch(() => {});
}
