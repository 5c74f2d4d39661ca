import { PassThrough, Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext, type Services, servicesOf } from '#platform/http/context.ts';
import { pageScopesContext, showsMatches } from '#platform/page-cache/page-scopes.ts';
import { keepHtmlTogether } from '#platform/site/keep-html-together.ts';
import { type PageHandle, PageScript } from '#platform/ui/page-handle.tsx';
import { MATCH_PAGE, PUBLIC_PAGE } from './platform/page-cache/cacheable-response.ts';

const RENDER_TIMEOUT_MS = 10_000;
/** Seconds until a client should retry a page that could not be read. */
const RETRY_AFTER_S = '30';

/**
 * Renders readers' pages to one string without the router's data, so that they can be cached. A page whose route has
 * `handle.isHydrated` is streamed with its data and hydrated in the browser.
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
  const isHydrated = handles.some((handle) => handle?.isHydrated);
  const hasArticleText = handles.some((handle) => handle?.hasArticleText);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (isHydrated || handles.some((handle) => handle?.isPersonal))
    headers.set('Cache-Control', 'private, no-store');
  else if (status === 200 && !headers.has('Cache-Control'))
    headers.set('Cache-Control', showsMatches(loadContext.get(pageScopesContext)) ? MATCH_PAGE : PUBLIC_PAGE);
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');

  if (status === 503) headers.set('Retry-After', RETRY_AFTER_S);

  const analytics = findAnalyticsScript(entry, headers, loadContext);
  const { analyticsHosts } = servicesOf(loadContext).config;
  if (analytics) headers.set('X-Analytics-Script', [new URL(analytics).href, ...analyticsHosts].join(' '));
  const page = (
    <PageScript.Provider
      value={{ entry: entry.manifest.entry.module, isHydrated, hasArticleText, nonce, analytics }}
    >
      <ServerRouter context={entry} url={request.url} nonce={isHydrated ? nonce : undefined} />
    </PageScript.Provider>
  );
  if (isHydrated) headers.set('X-Script-Nonce', nonce);
  if (!isHydrated)
    return new Response(`<!doctype html>${keepHtmlTogether(renderToStaticMarkup(page))}`, {
      status,
      headers,
    });
  const { logError } = servicesOf(loadContext);
  return streamPage(page, { status, headers, nonce, logError });
}

/**
 * The address of the third-party analytics script for public reader pages; null elsewhere. A private page may have a token or
 * a search query in its address, which the third party must not get.
 */
function findAnalyticsScript(
  entry: EntryContext,
  headers: Headers,
  loadContext: RouterContextProvider,
): string | null {
  const isReaderPage = entry.staticHandlerContext.matches.some(({ route }) => route.id === 'app/site/layout');
  const isPublic = /\bpublic\b/.test(headers.get('Cache-Control') ?? '');
  return isReaderPage && isPublic ? servicesOf(loadContext).config.analyticsScript : null;
}

interface StreamOptions {
  status: number;
  headers: Headers;
  nonce: string;
  logError: Services['logError'];
}

function streamPage(page: ReactNode, { status, headers, nonce, logError }: StreamOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    // Cleared when the page is sent, because the timer keeps the whole rendered page in memory.
    const timer = setTimeout(() => stream.abort(), RENDER_TIMEOUT_MS).unref();
    const stream = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        const body = new PassThrough().on('close', () => clearTimeout(timer));
        stream.pipe(body);
        const readable = Readable.toWeb(body) as ReadableStream;
        resolve(new Response(readable, { status: hasFailed ? 500 : status, headers }));
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        hasFailed = true;
        logError('rendering failed', error);
      },
    });
  });
}

/** Logs the unexpected error of a loader or an action. Aborted requests and client errors are not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  servicesOf(context).logError(`${request.method} ${new URL(request.url).pathname}`, error);
};
