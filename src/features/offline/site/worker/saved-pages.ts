import { picturePath } from './page-kinds.ts';
import { removeLiveContent } from './remove-live-content.ts';

/** Increase it when the stored format changes. The worker then deletes the caches of older formats. */
const FORMAT = 1;
/** Style, fonts and script of readers' pages, and the offline page. */
export const SHELL_CACHE = `saved-${FORMAT}-shell`;
/** Articles that the reader opened. */
export const OPENED_CACHE = `saved-${FORMAT}-opened`;
export const TOP_CACHE = `saved-${FORMAT}-top`;
export const PICTURE_CACHE = `saved-${FORMAT}-pictures`;
export const ALL_CACHES: readonly string[] = [SHELL_CACHE, OPENED_CACHE, TOP_CACHE, PICTURE_CACHE];

/** How many pages each cache keeps: the newest. */
const MAX_PAGES: Readonly<Record<string, number>> = { [OPENED_CACHE]: 20, [TOP_CACHE]: 10 };
// Together with the numbers above: at most about 20 MB in all, usually 2 to 3 MB.
const MAX_PAGE_CHARACTERS = 400_000;
const MAX_PICTURE_BYTES = 200_000;

const SAVED_AT = 'X-Saved-At';
const TITLE = 'X-Saved-Title';
const PICTURE = 'X-Saved-Picture';
const SMALL_PICTURE = /\/media\/articles\/[^"\s,?]+\/(?:16x9|full)-480\.webp\?v=[\d-]+/;

/** A page as the network last delivered it. */
export interface SavedPage {
  path: string;
  title: string;
  /** Epoch milliseconds. */
  savedAt: number;
  response: Response;
}

/** Saves a page with its picture in one small size. Ignores errors, personal pages and pages that are too large. */
export async function savePage(
  cacheName: string,
  { path, response, now }: { path: string; response: Response; now: number },
): Promise<void> {
  const { headers } = response;
  const isPage = response.status === 200 && headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || /private|no-store/.test(headers.get('Cache-Control') ?? '')) return;
  const html = await response.text();
  const main = html.slice(html.indexOf('<main id="main"'));
  if (!html.includes('<main id="main"') || html.length > MAX_PAGE_CHARACTERS) return;
  const picture = SMALL_PICTURE.exec(main)?.[0];
  const savedHeaders = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Link']) savedHeaders.delete(name);
  savedHeaders.set(SAVED_AT, String(now));
  savedHeaders.set(TITLE, encodeURIComponent(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? path));
  if (picture) savedHeaders.set(PICTURE, picturePath(picture) ?? '');
  const cache = await caches.open(cacheName);
  // Deleted first, so that the keys of the cache are in the order of saving.
  await cache.delete(path);
  await cache.put(path, new Response(removeLiveContent(html), { headers: savedHeaders }));
  if (picture) await savePicture(picture);
  await deleteOldPages(cacheName);
}

async function savePicture(address: string): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE);
  const key = picturePath(address) ?? address;
  if (await cache.match(key)) return;
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return;
  const bytes = await response.blob();
  if (bytes.size <= MAX_PICTURE_BYTES)
    await cache.put(key, new Response(bytes, { headers: response.headers }));
}

async function deleteOldPages(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - (MAX_PAGES[cacheName] ?? keys.length)));
  for (const key of surplus) await cache.delete(key);
  if (surplus.length > 0) await deleteUnusedPictures();
}

/** Deletes the pictures of pages that are not saved any more. */
export async function deleteUnusedPictures(): Promise<void> {
  const used = new Set<string>();
  for (const name of [OPENED_CACHE, TOP_CACHE]) {
    const cache = await caches.open(name);
    for (const page of await cache.matchAll()) used.add(page.headers.get(PICTURE) ?? '');
  }
  const pictures = await caches.open(PICTURE_CACHE);
  for (const key of await pictures.keys())
    if (!used.has(new URL(key.url).pathname)) await pictures.delete(key);
}

/** The newest saved copy of a page; null when there is none. */
export async function findSavedPage(path: string): Promise<SavedPage | null> {
  const copies = await Promise.all([OPENED_CACHE, TOP_CACHE].map((name) => readSavedPage(name, path)));
  return copies.reduce(
    (newest, copy) => (copy && copy.savedAt > (newest?.savedAt ?? 0) ? copy : newest),
    null,
  );
}

/** The pages of a cache, newest first. */
export async function listSavedPages(cacheName: string): Promise<SavedPage[]> {
  const keys = await (await caches.open(cacheName)).keys();
  const pages = await Promise.all(keys.map((key) => readSavedPage(cacheName, new URL(key.url).pathname)));
  return pages.filter((page) => page !== null).reverse();
}

async function readSavedPage(cacheName: string, path: string): Promise<SavedPage | null> {
  const response = await (await caches.open(cacheName)).match(path);
  if (!response) return null;
  const { headers } = response;
  return {
    path,
    title: decodeURIComponent(headers.get(TITLE) ?? ''),
    savedAt: Number(headers.get(SAVED_AT)),
    response,
  };
}
