import { saveTopStories } from '#app/offline/save-top-stories.ts';
import { ALL_CACHES, OPENED, PICTURES, SHELL, savePage } from '#app/offline/saved-pages.ts';
import { answerPage, OFFLINE_PAGE } from './answer-page.ts';
import { isReaderPage, pictureOf, savedPath } from './page-kinds.ts';
import { type FetchEvent, workerScope } from './worker-scope.ts';

/** The style, fonts and script of readers' pages; the build puts their addresses in. */
declare const SHELL_FILES: readonly string[];
/** Files of older builds stay for the pages kept with them, up to so many. */
const MOST_SHELL_FILES = 40;

workerScope.addEventListener('install', (event) => event.waitUntil(install()));
workerScope.addEventListener('activate', (event) => event.waitUntil(activate()));
workerScope.addEventListener('fetch', answer);
workerScope.addEventListener('message', (event) => event.waitUntil(follow(event.data)));

async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll([...SHELL_FILES, new Request(OFFLINE_PAGE, { cache: 'reload' })]);
  await workerScope.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (!ALL_CACHES.includes(name)) await caches.delete(name);
  const shell = await caches.open(SHELL);
  const old = (await shell.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith('/assets/') && !SHELL_FILES.includes(pathname);
  });
  for (const key of old.slice(0, Math.max(0, old.length - MOST_SHELL_FILES))) await shell.delete(key);
  await workerScope.registration.navigationPreload?.enable();
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== workerScope.location.origin) return;
  const { pathname } = address;
  if (request.mode === 'navigate') {
    if (isReaderPage(address)) event.respondWith(answerPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(networkOr(request, SHELL, pathname));
  else if (pictureOf(pathname))
    event.respondWith(networkOr(request, PICTURES, pictureOf(pathname) ?? pathname));
}

async function networkOr(request: Request, cacheName: string, key: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(cacheName)).match(key)) ?? Response.error();
  }
}

/** What pages tell: which one was opened before the worker was there, and that a second one was opened. */
async function follow(message: unknown): Promise<void> {
  const { opened, isReturning } = (message ?? {}) as { opened?: string; isReturning?: boolean };
  const path = opened ? savedPath(new URL(opened, workerScope.location.origin)) : null;
  if (path !== null) {
    const found = await fetch(path).catch(() => null);
    if (found) await savePage(OPENED, { path, answer: found, now: Date.now() });
  }
  if (isReturning) await saveTopStories(SHELL, Date.now()).catch(() => {});
}
