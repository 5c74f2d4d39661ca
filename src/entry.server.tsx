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
import { describeDocument } from '#app/server/describe-document.ts';
import { type Services, servicesOf } from '#platform/http/context.ts';
import { PageScript } from '#platform/ui/page-handle.tsx';

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders what is left to React Router's framework mode (`create-page-handler.tsx` answers readers): a page whose route has
 * `handle.isHydrated` is streamed with its data and hydrated in the browser. Without a route there is only the error page.
 */
export default function handleRequest(
  request: Request,
  status: number,
  ownHeaders: Headers,
  entry: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  const { headers, script } = describeDocument({
    status,
    headers: ownHeaders,
    routes: entry.staticHandlerContext.matches.map(({ route }) => route),
    entry: entry.manifest.entry.module,
    context: loadContext,
  });
  const { isHydrated, nonce } = script;
  const page = (
    <PageScript.Provider value={script}>
      <ServerRouter context={entry} url={request.url} nonce={isHydrated ? nonce : undefined} />
    </PageScript.Provider>
  );
  if (!isHydrated) return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { status, headers });
  const { logError } = servicesOf(loadContext);
  return streamPage(page, { status, headers, nonce, logError });
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
