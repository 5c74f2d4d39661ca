import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { requestContext } from './context.ts';
import { type PageHandle, PageScript } from './page-handle.tsx';

const RENDER_LIMIT_MS = 10_000;

/** Cached by the page cache until the content revision moves, and by a CDN for some seconds (docs/decisions/0003). */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

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

  const page = (
    <PageScript.Provider value={{ entry: entry.manifest.entry.module, hydrated, nonce }}>
      <ServerRouter context={entry} url={request.url} nonce={hydrated ? nonce : undefined} />
    </PageScript.Provider>
  );
  if (hydrated) headers.set('X-Script-Nonce', nonce);
  if (!hydrated) return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
  return streamPage(page, status, headers, nonce);
}

function streamPage(
  page: React.ReactNode,
  status: number,
  headers: Headers,
  nonce: string,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const stream = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        const body = new PassThrough();
        stream.pipe(body);
        resolve(
          new Response(Readable.toWeb(body) as ReadableStream, { status: failed ? 500 : status, headers }),
        );
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    setTimeout(() => stream.abort(), RENDER_LIMIT_MS).unref();
  });
}
