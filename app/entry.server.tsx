import { PassThrough, Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext, type Services, servicesOf } from './context.ts';
import { type PageHandle, PageScript } from './page-handle.tsx';
import { PUBLIC_PAGE } from './public-page.ts';

const RENDER_LIMIT_MS = 10_000;
/** When a page that could not be read is worth another try. */
const RETRY_AFTER_S = '30';

/**
 * Readers' pages are documents: rendered to one string, cacheable, without the router's data.
 * A screen whose route says `handle.hydrated` is streamed with its data and hydrates whole.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  const { nonce } = loadContext.get(requestContext);
  const handles = entry.staticHandlerContext.matches.map(
    (match) => match.route.handle as PageHandle | undefined,
  );
  const hydrated = handles.some((handle) => handle?.hydrated);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (hydrated || handles.some((handle) => handle?.personal))
    headers.set('Cache-Control', 'private, no-store');
  else if (status === 200 && !headers.has('Cache-Control')) headers.set('Cache-Control', PUBLIC_PAGE);
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');

  if (status === 503) headers.set('Retry-After', RETRY_AFTER_S);

  const analytics = findAnalytics(entry, headers, loadContext);
  const { analyticsHosts } = servicesOf(loadContext).config;
  if (analytics) headers.set('X-Analytics-Script', [new URL(analytics).href, ...analyticsHosts].join(' '));
  const page = (
    <PageScript.Provider value={{ entry: entry.manifest.entry.module, hydrated, nonce, analytics }}>
      <ServerRouter context={entry} url={request.url} nonce={hydrated ? nonce : undefined} />
    </PageScript.Provider>
  );
  if (hydrated) headers.set('X-Script-Nonce', nonce);
  if (!hydrated) return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
  const { logError } = servicesOf(loadContext);
  return streamPage(page, { status, headers, nonce, logError });
}

/**
 * The outside script that counts readers, if the paper has one: on pages of the paper that are the same for everybody,
 * never where an address holds a token, a preview or what somebody looks for.
 */
function findAnalytics(
  entry: EntryContext,
  headers: Headers,
  loadContext: RouterContextProvider,
): string | null {
  const isOfPaper = entry.staticHandlerContext.matches.some(({ route }) => route.id === 'site/layout');
  const isForAll = /\bpublic\b/.test(headers.get('Cache-Control') ?? '');
  return isOfPaper && isForAll ? servicesOf(loadContext).config.analyticsScript : null;
}

interface StreamOptions {
  status: number;
  headers: Headers;
  nonce: string;
  logError: Services['logError'];
}

function streamPage(page: ReactNode, { status, headers, nonce, logError }: StreamOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    // Cleared when the page is sent: until then the timer keeps the whole rendered page in memory.
    const limit = setTimeout(() => stream.abort(), RENDER_LIMIT_MS).unref();
    const stream = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        const body = new PassThrough().on('close', () => clearTimeout(limit));
        stream.pipe(body);
        const readable = Readable.toWeb(body) as ReadableStream;
        resolve(new Response(readable, { status: failed ? 500 : status, headers }));
      },
      onShellError(error) {
        clearTimeout(limit);
        reject(error);
      },
      onError(error) {
        failed = true;
        logError('rendering failed', error);
      },
    });
  });
}

/** What a loader or an action threw by accident. A request given up, or one that no page takes, is no error of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  servicesOf(context).logError(`${request.method} ${new URL(request.url).pathname}`, error);
};
