import type { PushMessage } from '#features/push/rules/delivery/send-push.ts';
import { fetchPage, OFFLINE_PAGE } from './fetch-page.ts';
import { isReaderPage, picturePath, savedPagePath } from './page-kinds.ts';
import { openNotice, renewSubscription, showNotice } from './push-notices.ts';
import { saveTopStories } from './save-top-stories.ts';
import { ALL_CACHES, OPENED_CACHE, PICTURE_CACHE, SHELL_CACHE, savePage } from './saved-pages.ts';
import { type FetchEvent, workerScope } from './worker-scope.ts';

/** Addresses of the style, fonts and script of readers' pages. The build inserts them. */
declare const SHELL_FILES: readonly string[];
/** Saved pages still need the files of older builds. At most this many of those files are kept. */
const MAX_OLD_SHELL_FILES = 40;

workerScope.addEventListener('install', (event) => event.waitUntil(install()));
workerScope.addEventListener('activate', (event) => event.waitUntil(activate()));
workerScope.addEventListener('fetch', handleFetch);
workerScope.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data)));
workerScope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json() as PushMessage));
});
workerScope.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));
workerScope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

async function install(): Promise<void> {
  const shell = await caches.open(SHELL_CACHE);
  await shell.addAll([...SHELL_FILES, new Request(OFFLINE_PAGE, { cache: 'reload' })]);
  await workerScope.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (!ALL_CACHES.includes(name)) await caches.delete(name);
  const shell = await caches.open(SHELL_CACHE);
  const old = (await shell.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/assets/') && !SHELL_FILES.includes(pathname);
  });
  for (const key of old.slice(0, Math.max(0, old.length - MAX_OLD_SHELL_FILES))) await shell.delete(key);
  await workerScope.registration.navigationPreload?.enable();
}

function handleFetch(event: FetchEvent): void {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== workerScope.location.origin) return;
  const { pathname } = address;
  if (request.mode === 'navigate') {
    if (isReaderPage(address)) event.respondWith(fetchPage(event));
  } else if (pathname.startsWith('/assets/'))
    event.respondWith(fetchOrFindCached(request, SHELL_CACHE, pathname));
  else if (picturePath(pathname))
    event.respondWith(fetchOrFindCached(request, PICTURE_CACHE, picturePath(pathname) ?? pathname));
}

async function fetchOrFindCached(request: Request, cacheName: string, key: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(cacheName)).match(key)) ?? Response.error();
  }
}

/** Pages report the article that was opened before the worker was active, and that the reader opened another page. */
async function handleMessage(message: unknown): Promise<void> {
  const { opened, isReturning } = (message ?? {}) as { opened?: string; isReturning?: boolean };
  const path = opened ? savedPagePath(new URL(opened, workerScope.location.origin)) : null;
  if (path !== null) {
    const response = await fetch(path).catch(() => null);
    if (response) await savePage(OPENED_CACHE, { path, response, now: Date.now() });
  }
  if (isReturning) await saveTopStories(SHELL_CACHE, Date.now()).catch(() => {});
}
