import { href } from '#platform/http/href.ts';
import { offlineText } from '../../text.ts';
import { addAgeNotice, addSavedPageLists } from './add-age-notice.ts';
import { savedPagePath } from './page-kinds.ts';
import { removeLiveContent } from './remove-live-content.ts';
import {
  findSavedPage,
  listSavedPages,
  OPENED_CACHE,
  type SavedPage,
  SHELL_CACHE,
  savePage,
  TOP_CACHE,
} from './saved-pages.ts';
import type { FetchEvent } from './worker-scope.ts';

export const OFFLINE_PAGE = href('/offline');
/** When a saved copy exists, it is shown after this time without a response. */
const NETWORK_TIMEOUT_MS = 4000;

/**
 * The response of the network whenever there is one, so that a reader who is online never gets an old page. Otherwise the
 * saved copy with its age, otherwise the offline page with the list of saved pages.
 */
export async function fetchPage(event: FetchEvent): Promise<Response> {
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
