import type { ArticleFields } from '#domain/content/article-fields.ts';

/** What was typed into one tab, as this browser keeps it: it outlives the tab and needs no network. */
export interface LocalCopy {
  articleId: string;
  tabKey: string;
  /** Null: the article had never been saved. */
  baseVersion: number | null;
  /** Epoch milliseconds, by this machine's clock. */
  at: number;
  fields: ArticleFields;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'article-copy:';
/** Nobody looks for older ones. */
const KEPT_MS = 30 * 86_400_000;

const keyOf = (staffId: string, copy: Pick<LocalCopy, 'articleId' | 'tabKey'>) =>
  `${PREFIX}${staffId}:${copy.articleId}:${copy.tabKey}`;

/** Keeps the copy; false when the browser has no room or forbids it. */
export function writeLocalCopy(storage: Storage, staffId: string, copy: LocalCopy): boolean {
  try {
    storage.setItem(keyOf(staffId, copy), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalCopy(
  storage: Storage,
  staffId: string,
  copy: Pick<LocalCopy, 'articleId' | 'tabKey'>,
): void {
  storage.removeItem(keyOf(staffId, copy));
}

/**
 * The copies of somebody's own, newest first: of one article, or with null of articles never saved. Old and broken ones
 * are cleared away.
 */
export function listLocalCopies(
  storage: Storage,
  the: { staffId: string; articleId: string | null; now: number },
): LocalCopy[] {
  const own = `${PREFIX}${the.staffId}:`;
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const copies: LocalCopy[] = [];
  for (const key of keys.filter((name) => name.startsWith(own))) {
    const copy = parseCopy(storage.getItem(key));
    if (!copy || the.now - copy.at > KEPT_MS) storage.removeItem(key);
    else if (the.articleId === null ? copy.baseVersion === null : copy.articleId === the.articleId)
      copies.push(copy);
  }
  return copies.sort((a, b) => b.at - a.at);
}

function parseCopy(text: string | null): LocalCopy | null {
  try {
    const copy = JSON.parse(text ?? '') as LocalCopy;
    return typeof copy.fields?.content === 'string' && typeof copy.at === 'number' ? copy : null;
  } catch {
    return null;
  }
}
