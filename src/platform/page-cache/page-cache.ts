import type { IncomingMessage, ServerResponse } from 'node:http';
import { MINUTE } from '#az/format/durations.ts';
import { readHeader } from '#platform/http/read-header.ts';
import { type MemoryAnswers, newMemoryAnswers } from '#platform/metrics/request-metrics.ts';
import type { SessionCheck } from '#platform/sessions/session-check.ts';
import { createStoredPage, isStorable, OLD_PAGE } from './cacheable-response.ts';
import { type AddressRules, pageAddress } from './page-address.ts';
import { createPageStore, type StoredPage } from './page-store.ts';
import type { ContentRevision, RevisionWatch } from './revision-watch.ts';
import { sendStoredBody } from './stored-body.ts';

interface RenderedPage {
  response: Response;
  /** What the page shows. Null: it depends on every change. */
  scopes: readonly string[] | null;
  /** When its oldest part was read, if that was before the render; epoch ms. */
  readAt?: number;
}

export interface PageCacheOptions {
  /** Renders a page for an anonymous reader. The request has the canonical address and no headers of the reader. */
  render: (request: Request) => Promise<RenderedPage>;
  revision: Pick<RevisionWatch, 'current' | 'staleSince' | 'isReachable' | 'refresh'>;
  /** Requests with a session are not answered from the cache. */
  hasSession: SessionCheck;
  now: () => number;
  /** Origin of the rendered requests, e.g. `https://example.az`. */
  origin: string;
  addresses: AddressRules;
  /** All headers that a cached page is sent with, by its response and its scopes; by default its own. */
  headers?: (response: Response, scopes: readonly string[] | null) => [name: string, value: string][];
  /** The counts of the answers from memory for an address. */
  answersOf?: (address: string) => MemoryAnswers;
  maxBytes?: number;
  maxPages?: number;
  /** A page is rendered again after this time even when nothing has changed: it contains texts like "5 minutes ago". */
  lifetimeMs?: number;
  renderLimitMs?: number;
  /** Runs a render for readers when its turn comes. `known`: the page is in memory, but too old. Rejects with Busy when too many wait. */
  queue?: <T>(lane: 'known' | 'new', render: () => Promise<T>) => Promise<T>;
}

/** The result of one render: a page to cache and share, or a response for its own request only. */
type Outcome = { page: StoredPage } | { response: Response };

interface PendingRender {
  revision: number;
  outcome: Promise<Outcome>;
}

export interface PageCache {
  /** Sends the page when it is in memory and fresh; returns false otherwise. Nearly every request ends here. */
  sendFromMemory(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * Answers an anonymous GET or HEAD of a cacheable address. The page is rendered once for all requests that wait for it.
   * `handleUncached` handles requests that are not cacheable; `sendUncached` sends a response that must not be cached. Rejects with the
   * error of the render.
   */
  answer(
    req: IncomingMessage,
    res: ServerResponse,
    handlers: { handleUncached: () => Promise<void>; sendUncached: (response: Response) => Promise<void> },
  ): Promise<void>;
  /** Sends the page of any age that is in memory; returns false when there is none. For a time without database. */
  sendStored(req: IncomingMessage, res: ServerResponse): boolean;
  /** The text of a cacheable address; null when it does not exist. Rejects when it cannot be rendered. */
  read(address: string): Promise<string | null>;
  clear(): void;
  readonly size: { pages: number; bytes: number };
  /** How often a request found a fresh page, got the old page, waited for the render of another request, or began one. */
  readonly counts: Readonly<Record<'hit' | 'stale' | 'shared' | 'render', number>>;
}

/** While a changed page is being rendered, other readers may get the old one, until this long after the change. */
const MAX_STALE_MS = 1000;

/** Whether the browser asks for small responses. */
function savesData(req: IncomingMessage): boolean {
  return readHeader(req.rawHeaders, 'save-data').toLowerCase() === 'on';
}

/**
 * Caches anonymous pages: each is rendered once, stored compressed, and stays until one of its scopes changes. The first
 * request for an outdated page renders it again. Requests that arrive during this render get the old page for at most a second after the
 * change; after that they wait too.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    render,
    revision,
    hasSession,
    now,
    origin,
    addresses,
    lifetimeMs = MINUTE,
    renderLimitMs = 10_000,
  } = options;
  const {
    maxBytes = 32 * 1024 * 1024,
    maxPages = 20_000,
    headers = ownHeaders,
    answersOf = newMemoryAnswers,
    queue = (_, render) => render(),
  } = options;
  const store = createPageStore({ maxBytes, maxPages });
  const pendingRenders = new Map<string, PendingRender>();
  const counts = { hit: 0, stale: 0, shared: 0, render: 0 };

  /** While the database does not answer, every page that is there is good enough. Compares numbers first. The scopes are compared only after a change, once for each page. */
  function isFresh(page: StoredPage): boolean {
    if (page.revision !== revision.current()) {
      if (revision.staleSince(page) !== null) return !revision.isReachable();
      page.revision = revision.current();
    }
    // The second condition is for a clock that was put back: the page would stay until the old time is reached again.
    const left = page.expiresAt - now();
    return (left > 0 && left <= lifetimeMs) || !revision.isReachable();
  }

  /** Returns whether it answered 304. Without a database nobody knows whether the page is still right. */
  function send(page: StoredPage, req: IncomingMessage, res: ServerResponse, isAway = false): boolean {
    return sendStoredBody(page.body, req, res, isAway || !revision.isReachable() ? OLD_PAGE : undefined);
  }

  function mayBeStale(page: StoredPage): boolean {
    const since = revision.staleSince(page) ?? page.expiresAt;
    return now() - Math.min(since, page.expiresAt) <= MAX_STALE_MS;
  }

  /** The scopes of a render are known when it ends. Until then those of the page that it replaces are used. */
  function isCurrent(pending: PendingRender, cached: StoredPage | undefined): boolean {
    const content: ContentRevision = { revision: pending.revision, scopes: cached?.scopes ?? null };
    return revision.staleSince(content) === null;
  }

  const isDatabaseAway = () =>
    revision.refresh().then(
      () => false,
      () => true,
    );

  /** The address of the page that may answer the request; null when it must not come from the cache. */
  function addressOf(req: IncomingMessage): string | null {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    return isRead && !hasSession(req) ? pageAddress(req.url ?? '/', addresses, savesData(req)) : null;
  }

  async function renderPage(address: string, rendered: number): Promise<Outcome> {
    const { response, scopes, bytes, readAt } = await withTimeLimit(renderLimitMs, async (signal) => {
      const { response, scopes, readAt = now() } = await render(new Request(origin + address, { signal }));
      const bytes = isStorable(response) ? Buffer.from(await response.arrayBuffer()) : null;
      return { response, scopes, bytes, readAt };
    });
    if (!bytes) return { response };
    const onGrow = (grown: number) => store.grow(address, page, grown);
    const page: StoredPage = createStoredPage(
      { response, bytes, headers: headers(response, scopes), before: store.find(address), onGrow },
      {
        revision: rendered,
        scopes,
        expiresAt: Math.min(now(), readAt) + lifetimeMs,
        answers: answersOf(address),
      },
    );
    // The content changed during the render: good for requests from before the change, but not for the cache.
    if (revision.staleSince(page) === null) store.set(address, page, bytes.length);
    return { page };
  }

  function startRender(address: string, run: <T>(work: () => Promise<T>) => Promise<T>): PendingRender {
    counts.render += 1;
    const rendered = revision.current();
    const pending: PendingRender = { revision: rendered, outcome: run(() => renderPage(address, rendered)) };
    pendingRenders.set(address, pending);
    const remove = () => {
      if (pendingRenders.get(address) === pending) pendingRenders.delete(address);
    };
    pending.outcome.then(remove, remove);
    return pending;
  }

  return {
    sendFromMemory(req, res) {
      const page = store.find(req.url as string);
      if (page === undefined || !isFresh(page)) return false;
      if ((req.method !== 'GET' && req.method !== 'HEAD') || hasSession(req)) return false;
      // The light version is stored under another address, where `answer` finds it.
      if (page.variesBySaveData && savesData(req)) return false;
      counts.hit += 1;
      if (send(page, req, res)) page.answers.unchanged += 1;
      else page.answers.sent += 1;
      return true;
    },

    sendStored(req, res) {
      const address = addressOf(req);
      const cached = address === null ? undefined : store.find(address);
      if (cached) send(cached, req, res, true);
      return cached !== undefined;
    },

    async answer(req, res, { handleUncached, sendUncached }) {
      const address = addressOf(req);
      if (address === null) return handleUncached();
      const cached = store.find(address);
      if (cached && isFresh(cached)) {
        counts.hit += 1;
        send(cached, req, res);
        return;
      }

      const before = pendingRenders.get(address);
      const shared = before && isCurrent(before, cached) ? before : undefined;
      if (shared && cached && mayBeStale(cached)) {
        counts.stale += 1;
        send(cached, req, res);
        return;
      }
      if (!shared) {
        // Nobody is refused the front page because its first readers come in a flood of others.
        const lane = cached || address === '/' ? 'known' : 'new';
        const { outcome: rendering } = startRender(address, (work) => queue(lane, work));
        const outcome = await rendering;
        if ('page' in outcome) send(outcome.page, req, res);
        // Without a database an old page is better than none.
        else if (cached && outcome.response.status === 503 && (await isDatabaseAway()))
          send(cached, req, res, true);
        else await sendUncached(outcome.response);
        return;
      }
      // The render of another request failed or cannot be shared, so this request gets a render of its own.
      counts.shared += 1;
      const outcome = await shared.outcome.catch(() => null);
      if (outcome && 'page' in outcome) send(outcome.page, req, res);
      else await handleUncached();
    },

    async read(address) {
      const cached = store.find(address);
      if (cached && isFresh(cached)) return readText(cached);
      const before = pendingRenders.get(address);
      const pending = before && isCurrent(before, cached) ? before : startRender(address, (work) => work());
      const outcome = await pending.outcome;
      if ('page' in outcome) return readText(outcome.page);
      const { status } = outcome.response;
      if (status === 404) return null;
      throw new Error(`${address} answers ${status} and cannot be shared`);
    },

    clear: () => store.clear(),
    counts,
    get size() {
      return store.size;
    },
  };
}

const readText = async ({ body }: StoredPage) => (await body.prepare('identity')).bytes.toString();

const ownHeaders = (response: Response) => [...response.headers];

/**
 * Runs `work` with a signal that aborts after `limitMs`, and rejects with a TimeoutError then, even if `work` continues.
 * The timer is cleared when the work ends: a pending timer would keep all its data in memory.
 */
async function withTimeLimit<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException('The page took too long to render', 'TimeoutError');
      timeout.abort(error);
      reject(error);
    }, limitMs);
  });
  try {
    return await Promise.race([work(timeout.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}
