import { HOUR } from '#az/format/durations.ts';
import { href } from '#platform/http/href.ts';
import { savedPagePath } from './page-kinds.ts';
import { deleteUnusedPictures, savePage, TOP_CACHE } from './saved-pages.ts';
import { workerScope } from './worker-scope.ts';

const TOP_STORIES = href('/api/top-stories');
/** How long the list is not fetched again. */
const REFRESH_AFTER_MS = 3 * HOUR;
/** The key of the state in the cache. */
const STATE_KEY = '/saved/top-stories';

interface SavedState {
  /** Epoch milliseconds. */
  fetchedAt: number;
  /** The `updatedAt` of each story by its path. */
  stories: Record<string, number>;
}

/**
 * Saves the top stories; a story that did not change is not fetched again. With Save-Data it does nothing.
 * @param cacheName the cache that stores the state
 * @param now epoch milliseconds
 */
export async function saveTopStories(cacheName: string, now: number): Promise<void> {
  if (workerScope.navigator.connection?.saveData) return;
  const cache = await caches.open(cacheName);
  const before = (await (await cache.match(STATE_KEY))?.json()) as SavedState | undefined;
  if (before && now - before.fetchedAt < REFRESH_AFTER_MS) return;
  const response = await fetch(TOP_STORIES);
  if (!response.ok) return;
  const { stories } = (await response.json()) as { stories: { address: string; updatedAt: number }[] };
  const state: SavedState = { fetchedAt: now, stories: {} };
  const top = await caches.open(TOP_CACHE);
  for (const { address, updatedAt } of stories) {
    const path = savedPagePath(new URL(address, workerScope.location.origin));
    if (path === null) continue;
    state.stories[path] = updatedAt;
    if (before?.stories[path] === updatedAt && (await top.match(path))) continue;
    await savePage(TOP_CACHE, { path, response: await fetch(path), now });
  }
  for (const key of await top.keys())
    if (!(new URL(key.url).pathname in state.stories)) await top.delete(key);
  await deleteUnusedPictures();
  await cache.put(STATE_KEY, Response.json(state));
}
