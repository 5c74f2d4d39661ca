import { savedPath } from '#app/offline/page-kinds.ts';
import { deleteUnusedPictures, savePage, TOP } from '#app/offline/saved-pages.ts';
import { workerScope } from '#app/offline/worker-scope.ts';
import { href } from '#domain/href.ts';

const LIST = href('/api/top-stories');
/** The list is asked for again after this. */
const FRESH_MS = 3 * 3_600_000;
const NOTE = '/kept/top-stories';

interface Noted {
  askedAt: number;
  /** By path, when each story was last changed. */
  stories: Record<string, number>;
}

/** Keeps the top stories, each again only when it has changed; not for who saves data. `now` in epoch milliseconds. */
export async function saveTopStories(shell: string, now: number): Promise<void> {
  if (workerScope.navigator.connection?.saveData) return;
  const notes = await caches.open(shell);
  const before = (await (await notes.match(NOTE))?.json()) as Noted | undefined;
  if (before && now - before.askedAt < FRESH_MS) return;
  const answer = await fetch(LIST);
  if (!answer.ok) return;
  const { stories } = (await answer.json()) as { stories: { address: string; updatedAt: number }[] };
  const noted: Noted = { askedAt: now, stories: {} };
  const top = await caches.open(TOP);
  for (const { address, updatedAt } of stories) {
    const path = savedPath(new URL(address, workerScope.location.origin));
    if (path === null) continue;
    noted.stories[path] = updatedAt;
    if (before?.stories[path] === updatedAt && (await top.match(path))) continue;
    await savePage(TOP, { path, answer: await fetch(path), now });
  }
  for (const key of await top.keys())
    if (!(new URL(key.url).pathname in noted.stories)) await top.delete(key);
  await deleteUnusedPictures();
  await notes.put(NOTE, Response.json(noted));
}
