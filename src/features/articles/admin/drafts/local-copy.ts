import { DAY } from '#az/format/durations.ts';
import type { Recovery } from './find-recovery.server.ts';

/** The text of one tab, stored in this browser. It survives the tab and needs no network. `at` is by this machine's clock. */
export type LocalCopy = Recovery;

type Key = [staffId: string, articleId: string, tabKey: string];

const DATABASE = 'article-copies';
const STORE = 'copy';
/** Older copies are deleted. */
const MAX_AGE_MS = 30 * DAY;

let opened: Promise<IDBDatabase> | undefined;

/**
 * IndexedDB and not localStorage: Chromium writes localStorage to the disk about once a minute, so a browser that is
 * killed loses it. A finished IndexedDB transaction survives that.
 */
function openCopies(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      // Another tab with a newer release may upgrade the database. The next use opens it again.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Writes the copy. Resolves with false when the browser has no space for it or forbids it. */
export async function writeLocalCopy(staffId: string, copy: LocalCopy): Promise<boolean> {
  return change((store) => store.put(copy, keyOf(staffId, copy)));
}

/** Deletes the copy of one tab; does nothing when the browser forbids its storage. */
export async function removeLocalCopy(
  staffId: string,
  copy: Pick<LocalCopy, 'articleId' | 'tabKey'>,
): Promise<void> {
  await change((store) => store.delete(keyOf(staffId, copy)));
}

/**
 * The copies of one person, newest first: of one article, or with null of articles never saved. Old copies are deleted.
 * An empty list when the browser forbids its storage.
 */
export async function listLocalCopies(input: {
  staffId: string;
  articleId: string | null;
  now: number;
}): Promise<LocalCopy[]> {
  const copies = await readCopies(input.staffId).catch(() => []);
  const { found, old } = chooseCopies(copies, input);
  for (const copy of old) void removeLocalCopy(input.staffId, copy);
  return found;
}

/** `found`: the copies of the article (null: of articles never saved), newest first. `old`: copies of any article to delete. */
export function chooseCopies(
  copies: readonly LocalCopy[],
  { articleId, now }: { articleId: string | null; now: number },
): { found: LocalCopy[]; old: LocalCopy[] } {
  const old = copies.filter(({ at }) => now - at > MAX_AGE_MS);
  const found = copies.filter(
    (copy) =>
      now - copy.at <= MAX_AGE_MS &&
      (articleId === null ? copy.baseVersion === null : copy.articleId === articleId),
  );
  return { found: found.sort((a, b) => b.at - a.at), old };
}

const keyOf = (staffId: string, { articleId, tabKey }: Pick<LocalCopy, 'articleId' | 'tabKey'>): Key => [
  staffId,
  articleId,
  tabKey,
];

async function change(write: (store: IDBObjectStore) => void): Promise<boolean> {
  try {
    const database = await openCopies();
    const transaction = database.transaction(STORE, 'readwrite');
    const done = new Promise<boolean>((resolve) => {
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
    write(transaction.objectStore(STORE));
    // Commits without waiting for the request, because a closing tab does not get its result.
    transaction.commit();
    return await done;
  } catch {
    return false;
  }
}

async function readCopies(staffId: string): Promise<LocalCopy[]> {
  const database = await openCopies();
  return new Promise((resolve, reject) => {
    // Arrays sort after strings: every key that begins with the person's id.
    const own = IDBKeyRange.bound([staffId], [staffId, []]);
    const request = database.transaction(STORE).objectStore(STORE).getAll(own);
    request.onsuccess = () => resolve(request.result as LocalCopy[]);
    request.onerror = () => reject(request.error);
  });
}
