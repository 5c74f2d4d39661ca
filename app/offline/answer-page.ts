import { removeLiveContent } from '#app/offline/remove-live-content.ts';
import {
  findSavedPage,
  listSavedPages,
  OPENED,
  type SavedPage,
  SHELL,
  savePage,
  TOP,
} from '#app/offline/saved-pages.ts';
import { addNotice, addSavedPageLists } from '#app/offline/saved-pages-notice.ts';
import { offlineText } from '#az/text/site/offline.ts';
import { href } from '#domain/href.ts';
import { savedPath } from './page-kinds.ts';
import type { FetchEvent } from './worker-scope.ts';

export const OFFLINE_PAGE = href('/offline');
/** Who has a kept copy waits so long for the network before reading it. */
const PATIENCE_MS = 4000;

/**
 * The network's answer whenever there is one, so that nobody online reads yesterday's page; otherwise the kept copy with
 * its age, otherwise the list of what is kept.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = new URL(request.url);
  const path = savedPath(address);
  const network = askNetwork(event);
  const kept = path === null ? null : await findSavedPage(path);
  try {
    const answer = await (kept ? Promise.race([network, giveUp()]) : network);
    // A gateway whose site is being restarted has nothing better than the copy.
    if (kept && answer.status >= 502) return showKept(kept);
    const isOpened = !request.headers.get('Sec-Purpose')?.includes('prefetch');
    if (path !== null && isOpened && !answer.redirected)
      event.waitUntil(savePage(OPENED, { path, answer: answer.clone(), now: Date.now() }));
    return address.pathname === OFFLINE_PAGE ? showLists(answer) : answer;
  } catch {
    return kept ? showKept(kept) : showOfflinePage();
  }
}

async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('The network is silent')));
}

async function showKept({ response, keptAt }: SavedPage): Promise<Response> {
  const html = addNotice(await response.text(), Date.now() - keptAt);
  return new Response(html, { headers: response.headers });
}

async function showOfflinePage(): Promise<Response> {
  const page = await (await caches.open(SHELL)).match(OFFLINE_PAGE);
  return page ? showLists(new Response(removeLiveContent(await page.text()), page)) : Response.error();
}

async function showLists(page: Response): Promise<Response> {
  const [opened, top] = await Promise.all([OPENED, TOP].map(listSavedPages));
  const known = new Set(opened?.map(({ path }) => path));
  const lists = [
    { heading: offlineText.opened, pages: opened ?? [] },
    { heading: offlineText.top, pages: (top ?? []).filter(({ path }) => !known.has(path)) },
  ];
  const headers = new Headers(page.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(addSavedPageLists(await page.text(), lists, Date.now()), { headers });
}
