import { pictureOf } from '#app/offline/page-kinds.ts';
import { removeLiveContent } from '#app/offline/remove-live-content.ts';

/** Another number when what is kept changes its form: whatever an older worker kept is then thrown away. */
const FORMAT = 1;
export const SHELL = `kept-${FORMAT}-shell`;
export const OPENED = `kept-${FORMAT}-opened`;
export const TOP = `kept-${FORMAT}-top`;
export const PICTURES = `kept-${FORMAT}-pictures`;
export const ALL_CACHES: readonly string[] = [SHELL, OPENED, TOP, PICTURES];

/** The last so many opened articles and top stories are kept. */
const MAX_SAVED_PAGES: Readonly<Record<string, number>> = { [OPENED]: 20, [TOP]: 10 };
/** With the numbers above, never more than some 20 MB in all; usually two or three. */
const LARGEST_PAGE = 400_000;
const LARGEST_PICTURE = 200_000;

const KEPT_AT = 'X-Kept-At';
const TITLE = 'X-Kept-Title';
const PICTURE = 'X-Kept-Picture';
const SMALL_PICTURE = /\/media\/articles\/[^"\s,?]+\/(?:16x9|full)-480\.webp\?v=[\d-]+/;

/** A page as it was when the network last answered. */
export interface SavedPage {
  path: string;
  title: string;
  /** Epoch milliseconds. */
  keptAt: number;
  response: Response;
}

/** Keeps an answer of the network, unless it is no whole page for everyone. Its picture is kept in one small size. */
export async function savePage(
  cacheName: string,
  { path, answer, now }: { path: string; answer: Response; now: number },
): Promise<void> {
  const { headers } = answer;
  const isWhole = answer.status === 200 && headers.get('Content-Type')?.startsWith('text/html');
  if (!isWhole || /private|no-store/.test(headers.get('Cache-Control') ?? '')) return;
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main id="main"'));
  if (!html.includes('<main id="main"') || html.length > LARGEST_PAGE) return;
  const picture = SMALL_PICTURE.exec(main)?.[0];
  const kept = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Link']) kept.delete(name);
  kept.set(KEPT_AT, String(now));
  kept.set(TITLE, encodeURIComponent(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? path));
  if (picture) kept.set(PICTURE, pictureOf(picture) ?? '');
  const cache = await caches.open(cacheName);
  // Put anew, so that the order of the cache is that of keeping.
  await cache.delete(path);
  await cache.put(path, new Response(removeLiveContent(html), { headers: kept }));
  if (picture) await keepPicture(picture);
  await forgetSurplus(cacheName);
}

async function keepPicture(address: string): Promise<void> {
  const cache = await caches.open(PICTURES);
  const key = pictureOf(address) ?? address;
  if (await cache.match(key)) return;
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const bytes = await answer.blob();
  if (bytes.size <= LARGEST_PICTURE) await cache.put(key, new Response(bytes, { headers: answer.headers }));
}

async function forgetSurplus(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(0, keys.length - (MAX_SAVED_PAGES[cacheName] ?? keys.length)));
  for (const key of surplus) await cache.delete(key);
  if (surplus.length > 0) await deleteUnusedPictures();
}

/** Pictures of pages that are gone. */
export async function deleteUnusedPictures(): Promise<void> {
  const wanted = new Set<string>();
  for (const name of [OPENED, TOP]) {
    const cache = await caches.open(name);
    for (const answer of await cache.matchAll()) wanted.add(answer.headers.get(PICTURE) ?? '');
  }
  const pictures = await caches.open(PICTURES);
  for (const key of await pictures.keys())
    if (!wanted.has(new URL(key.url).pathname)) await pictures.delete(key);
}

/** The newest kept copy of a page; null when there is none. */
export async function findSavedPage(path: string): Promise<SavedPage | null> {
  const copies = await Promise.all([OPENED, TOP].map((name) => readKeptPage(name, path)));
  return copies.reduce((newest, copy) => (copy && copy.keptAt > (newest?.keptAt ?? 0) ? copy : newest), null);
}

/** What a cache holds, newest first. */
export async function listSavedPages(cacheName: string): Promise<SavedPage[]> {
  const keys = await (await caches.open(cacheName)).keys();
  const pages = await Promise.all(keys.map((key) => readKeptPage(cacheName, new URL(key.url).pathname)));
  return pages.filter((page) => page !== null).reverse();
}

async function readKeptPage(cacheName: string, path: string): Promise<SavedPage | null> {
  const response = await (await caches.open(cacheName)).match(path);
  if (!response) return null;
  const { headers } = response;
  return {
    path,
    title: decodeURIComponent(headers.get(TITLE) ?? ''),
    keptAt: Number(headers.get(KEPT_AT)),
    response,
  };
}
