import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesOf } from '#platform/http/context.ts';
import { MATCH_PAGE, PUBLIC_PAGE } from '#platform/page-cache/cacheable-response.ts';
import { pageScopesContext, showsMatches } from '#platform/page-cache/page-scopes.ts';
import type { PageHandle, PageScriptValue } from '#platform/ui/page-handle.tsx';

/** Seconds until a client should retry a page that could not be read. */
const RETRY_AFTER_S = '30';

interface DocumentOptions {
  status: number;
  /** Those of the routes. The others are added to them. */
  headers: Headers;
  /** The matched routes, the outermost first. */
  routes: readonly { id: string; handle?: unknown }[];
  /** Address of the script that every page starts with. */
  entry: string;
  context: RouterContextProvider;
}

/** The headers of an HTML document, and what its `Layout` needs to know. */
export function describeDocument({ status, headers, routes, entry, context }: DocumentOptions): {
  headers: Headers;
  script: PageScriptValue;
} {
  const handles = routes.map(({ handle }) => handle as PageHandle | undefined);
  const isHydrated = handles.some((handle) => handle?.isHydrated);
  const hasArticleText = handles.some((handle) => handle?.hasArticleText);
  const styles = handles.flatMap((handle) => handle?.styles ?? []);
  const { nonce, requestId } = context.get(requestContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (isHydrated || handles.some((handle) => handle?.isPersonal))
    headers.set('Cache-Control', 'private, no-store');
  else if (status === 200 && !headers.has('Cache-Control'))
    headers.set('Cache-Control', showsMatches(context.get(pageScopesContext)) ? MATCH_PAGE : PUBLIC_PAGE);
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_S);
  if (isHydrated) headers.set('X-Script-Nonce', nonce);

  const { analyticsScript, analyticsHosts } = servicesOf(context).config;
  const analytics = isPublicReaderPage(routes, headers) ? analyticsScript : null;
  if (analytics) headers.set('X-Analytics-Script', [new URL(analytics).href, ...analyticsHosts].join(' '));
  return { headers, script: { entry, isHydrated, hasArticleText, styles, nonce, requestId, analytics } };
}

/**
 * Whether a page may have the third-party analytics script. A private page may have a token or a search query in its address,
 * which the third party must not get.
 */
function isPublicReaderPage(routes: DocumentOptions['routes'], headers: Headers): boolean {
  const isReaderPage = routes.some(({ id }) => id === 'app/site/layout');
  return isReaderPage && /\bpublic\b/.test(headers.get('Cache-Control') ?? '');
}
