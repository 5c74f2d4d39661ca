import { HOUR } from '#az/format/durations.ts';
import type { PushMessage } from '#features/push/rules/delivery/send-push.ts';
import { href } from '#platform/http/href.ts';
import { offlineText } from '../../text.ts';
import { addAgeNotice, addSavedPageLists } from './add-age-notice.ts';
import { isReaderPage, picturePath, savedPagePath } from './page-kinds.ts';
import { removeLiveContent } from './remove-live-content.ts';
import {
  ALL_CACHES,
  deleteUnusedPictures,
  findSavedPage,
  listSavedPages,
  OPENED_CACHE,
  PICTURE_CACHE,
  type SavedPage,
  SHELL_CACHE,
  savePage,
  TOP_CACHE,
} from './saved-pages.ts';

/** The global object of the worker. */
const workerScope = globalThis as unknown as WorkerScope;

const OFFLINE_PAGE = href('/offline');
/** When a saved copy exists, it is shown after this time without a response. */
const NETWORK_TIMEOUT_MS = 4000;

const TOP_STORIES = href('/api/top-stories');
/** How long the list is not fetched again. */
const REFRESH_AFTER_MS = 3 * HOUR;
/** The key of the state in the cache. */
const STATE_KEY = '/saved/top-stories';

const ICON = '/icons/icon-192.png';

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

/** Shows a notice. It replaces the shown notice with the same tag: a goal that is taken back does not stay on the screen. */
async function showNotice(message: PushMessage): Promise<void> {
  const { title, body, tag, address, isSilent, createdAt } = message;
  const options = { body, tag, lang: 'az', icon: ICON, badge: ICON, timestamp: createdAt, data: address };
  await workerScope.registration.showNotification(title, { ...options, renotify: !isSilent });
}

/** Opens the page of a notice, in the tab that shows it already if there is one. */
async function openNotice(notice: Notification): Promise<void> {
  notice.close();
  const { href: address } = new URL(String(notice.data ?? '/'), workerScope.location.origin);
  // A tab that was open before the worker was installed is not controlled by it.
  const tabs = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === address);
  await (open ? open.focus() : workerScope.clients.openWindow(address));
}

/** The push service has replaced the subscription. The server moves what the browser follows to the new one. */
async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const { pushManager } = workerScope.registration;
  const subscription = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  await fetch(href('/api/push/subscription'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'replace', endpoint: oldSubscription.endpoint, subscription }),
  });
}

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

/**
 * The response of the network whenever there is one, so that a reader who is online never gets an old page. Otherwise the
 * saved copy with its age, otherwise the offline page with the list of saved pages.
 */
async function fetchPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = new URL(request.url);
  const path = savedPagePath(address);
  const network = fetchFromNetwork(event);
  const saved = path === null ? null : await findSavedPage(path);
  try {
    const response = await (saved ? Promise.race([network, rejectAfterTimeout()]) : network);
    // A gateway sends these while the server restarts.
    if (saved && response.status >= 502) return renderSavedPage(saved);
    const isOpened = !request.headers.get('Sec-Purpose')?.includes('prefetch');
    if (path !== null && isOpened && !response.redirected)
      event.waitUntil(savePage(OPENED_CACHE, { path, response: response.clone(), now: Date.now() }));
    return address.pathname === OFFLINE_PAGE ? addLists(response) : response;
  } catch {
    return saved ? renderSavedPage(saved) : renderOfflinePage();
  }
}

async function fetchFromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) =>
    setTimeout(reject, NETWORK_TIMEOUT_MS, new Error('The network did not respond')),
  );
}

async function renderSavedPage({ response, savedAt }: SavedPage): Promise<Response> {
  const html = addAgeNotice(await response.text(), Date.now() - savedAt);
  return new Response(html, { headers: response.headers });
}

async function renderOfflinePage(): Promise<Response> {
  const page = await (await caches.open(SHELL_CACHE)).match(OFFLINE_PAGE);
  return page ? addLists(new Response(removeLiveContent(await page.text()), page)) : Response.error();
}

async function addLists(page: Response): Promise<Response> {
  const [opened, top] = await Promise.all([OPENED_CACHE, TOP_CACHE].map(listSavedPages));
  const openedPaths = new Set(opened?.map(({ path }) => path));
  const lists = [
    { heading: offlineText.opened, pages: opened ?? [] },
    { heading: offlineText.top, pages: (top ?? []).filter(({ path }) => !openedPaths.has(path)) },
  ];
  const headers = new Headers(page.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(addSavedPageLists(await page.text(), lists, Date.now()), { headers });
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
async function saveTopStories(cacheName: string, now: number): Promise<void> {
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

// The types of a service worker. TypeScript's `webworker` library cannot be used together with `dom`.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The response that the browser requested while the worker was starting; undefined for other requests than navigations. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Response | Promise<Response>): void;
}

interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NoticeEvent extends ExtendableEvent {
  readonly notification: Notification;
}

/** Browsers leave out what they do not know. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A tab of the site. */
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The options of a service worker's notice that TypeScript's `dom` library does not have. */
interface NoticeOptions extends NotificationOptions {
  renotify: boolean;
  timestamp: number;
}

interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator & { connection?: { saveData?: boolean } };
  readonly registration: {
    navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: PushManager;
    showNotification(title: string, options: NoticeOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
}
