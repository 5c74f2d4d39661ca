import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionCheck } from '../auth/session-check.ts';
import { readHeader } from '../http/read-header.ts';
import { isStorable, storedPage } from './cacheable-response.ts';
import { type AddressRule, pageAddress, readerAddresses } from './page-address.ts';
import { createPageStore, type StoredPage } from './page-store.ts';
import type { RevisionWatch } from './revision-watch.ts';
import { sendStoredBody } from './stored-body.ts';

export interface PageCacheOptions {
  /** Renders a page for an anonymous reader; the request has the canonical address and no headers of the reader. */
  render: (request: Request) => Promise<Response>;
  revision: Pick<RevisionWatch, 'current' | 'staleSince'>;
  /** Who has a session gets pages of their own. */
  hasSession: SessionCheck;
  now: () => number;
  /** Of the rendered requests, e.g. `https://example.az`. */
  origin: string;
  rule?: AddressRule;
  /** All headers a kept page is sent with; by default its own. */
  headers?: (response: Response) => [name: string, value: string][];
  maxBytes?: number;
  maxPages?: number;
  /** A page is rendered again after this time even when nothing changed: it says "5 minutes ago". */
  lifetimeMs?: number;
  renderLimitMs?: number;
}

/** What one render gave: a page to keep and share, or an answer that belongs to its request alone. */
type Outcome = { page: StoredPage } | { response: Response };

interface RenderUnderWay {
  revision: number;
  outcome: Promise<Outcome>;
}

export interface PageCache {
  /** Answers at once if the page asked for is in memory and fresh; false otherwise. The path of nearly every request. */
  answerFromMemory(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * Answers an anonymous GET or HEAD of a cacheable address, rendering it once for all who wait. `passOn` gets what is
   * not for the cache; `sendOwn` gets an answer that must not be kept. Rejects with the error of the render.
   */
  answer(
    req: IncomingMessage,
    res: ServerResponse,
    handlers: { passOn: () => Promise<void>; sendOwn: (response: Response) => Promise<void> },
  ): Promise<void>;
  clear(): void;
  readonly size: { pages: number; bytes: number };
}

/** While a changed page is being made, others may get the old one for this long after the change (and no longer). */
const staleMs = 1000;

/** Whether the reader's browser asks for small answers. */
function savesData(req: IncomingMessage): boolean {
  return readHeader(req.rawHeaders, 'save-data').toLowerCase() === 'on';
}

/**
 * Anonymous pages, rendered once per content revision and kept compressed. A page older than the current revision is
 * rendered again for the first who asks; others who come while that is under way get the old one for at most a second
 * after the change, then wait too.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    render,
    revision,
    hasSession,
    now,
    origin,
    rule = readerAddresses,
    lifetimeMs = 60_000,
    renderLimitMs = 10_000,
  } = options;
  const { maxBytes = 32 * 1024 * 1024, maxPages = 20_000, headers = ownHeaders } = options;
  const store = createPageStore({ maxBytes, maxPages });
  const rendering = new Map<string, RenderUnderWay>();

  const isFresh = (page: StoredPage) => page.revision === revision.current() && now() < page.expiresAt;

  const mayBeStale = (page: StoredPage) => {
    const since = page.revision === revision.current() ? page.expiresAt : revision.staleSince(page.revision);
    return now() - Math.min(since, page.expiresAt) <= staleMs;
  };

  async function renderPage(address: string, rendered: number): Promise<Outcome> {
    const { response, bytes } = await withTimeLimit(renderLimitMs, async (signal) => {
      const response = await render(new Request(origin + address, { signal }));
      return { response, bytes: isStorable(response) ? Buffer.from(await response.arrayBuffer()) : null };
    });
    if (!bytes) return { response };
    const onGrow = (grown: number) => store.grow(address, page, grown);
    const page: StoredPage = storedPage(
      { response, bytes, headers: headers(response), onGrow },
      { revision: rendered, expiresAt: now() + lifetimeMs },
    );
    // Rendered from content that has changed meanwhile: good for those who asked before the change, not for keeping.
    if (rendered === revision.current()) store.keep(address, page, bytes.length);
    return { page };
  }

  function startRender(address: string): RenderUnderWay {
    const rendered = revision.current();
    const underWay: RenderUnderWay = { revision: rendered, outcome: renderPage(address, rendered) };
    rendering.set(address, underWay);
    const forget = () => {
      if (rendering.get(address) === underWay) rendering.delete(address);
    };
    underWay.outcome.then(forget, forget);
    return underWay;
  }

  return {
    answerFromMemory(req, res) {
      const page = store.find(req.url as string);
      if (page === undefined || !isFresh(page)) return false;
      if ((req.method !== 'GET' && req.method !== 'HEAD') || hasSession(req)) return false;
      // Its own version of the page is under another address; `answer` finds it there.
      if (page.variesBySaveData && savesData(req)) return false;
      sendStoredBody(page.body, req, res);
      return true;
    },

    async answer(req, res, { passOn, sendOwn }) {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      const address = isRead && !hasSession(req) ? pageAddress(req.url ?? '/', rule, savesData(req)) : null;
      if (address === null) return passOn();
      const kept = store.find(address);
      if (kept && isFresh(kept)) return sendStoredBody(kept.body, req, res);

      const before = rendering.get(address);
      const joined = before?.revision === revision.current() ? before : undefined;
      if (joined && kept && mayBeStale(kept)) return sendStoredBody(kept.body, req, res);
      if (!joined) {
        const outcome = await startRender(address).outcome;
        return 'page' in outcome ? sendStoredBody(outcome.page.body, req, res) : sendOwn(outcome.response);
      }
      // Whoever waited for somebody else's render that failed or cannot be shared gets a render of their own.
      const outcome = await joined.outcome.catch(() => null);
      return outcome && 'page' in outcome ? sendStoredBody(outcome.page.body, req, res) : passOn();
    },

    clear: () => store.clear(),
    get size() {
      return store.size;
    },
  };
}

const ownHeaders = (response: Response) => [...response.headers];

/**
 * Runs `work` with a signal that aborts after `limitMs`, and rejects with a TimeoutError then, even if `work` goes on. The
 * timer ends with the work: a timer keeps everything alive that its work holds on to.
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
