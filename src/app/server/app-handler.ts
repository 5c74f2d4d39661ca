import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import {
  hasLite,
  liteAddress,
  liteRoute,
  pageOfLiteRoute,
  wantsLite,
} from '#features/light-pages/site/lite-address.ts';
import { apiHeaders, isPublicApi } from '#features/public-api/site/answer-api.ts';
import { findOldAddress } from '#features/redirects/rules/find-old-address.ts';
import { effectiveConfig } from '#features/settings/server/effective-config.ts';
import { isApiTarget, toApiError } from '#platform/http/api-error.ts';
import { requestContext, type Services, servicesContext } from '#platform/http/context.ts';
import { toPlainError } from '#platform/http/plain-page.ts';
import { failedPartsContext, readPart } from '#platform/http/read-part.ts';
import {
  createPageScopes,
  frameShowsScopes,
  type PageScopes,
  pageScopesContext,
} from '#platform/page-cache/page-scopes.ts';
import { guardedRoutes } from './guarded-routes.ts';
import { handleOldAddress } from './handle-old-address.ts';

/**
 * The app as one function from Request to Response. All its dependencies are passed in here: `app/` uses no environment,
 * clock or random numbers of its own. The scopes that the page shows are added to `scopes`.
 */
export function createAppHandler(services: Services) {
  // In other modes the router sends the message and stack of an error to browsers. The log has both.
  const handle = createRequestHandler({ ...build, routes: guardedRoutes(build.routes) }, 'production');
  return async (
    request: Request,
    client: { requestId: string; clientAddress: string },
    scopes: PageScopes = createPageScopes(),
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageScopesContext, scopes);
    frameShowsScopes(context, 'settings');
    const failedParts = new Set<string>();
    context.set(failedPartsContext, failedParts);
    context.set(servicesContext, services);
    const config = await readPart(context, {
      name: 'settings',
      read: () => effectiveConfig(services.db, services.config),
      fallback: services.config,
    });
    context.set(servicesContext, { ...services, config });
    context.set(requestContext, { ...client, nonce: services.newId() });
    const response = await handleOldAddress(request, {
      handle: (read) => handleLiteVersion(read, (chosen) => handle(chosen, context)),
      find: (address) =>
        readPart(context, {
          name: 'old address',
          read: () => findOldAddress(services.db, { address }),
          fallback: null,
        }),
      countUse: services.redirectHits.add,
    });
    // An incomplete page is sent to this request only. The next reader may get the whole page.
    if (failedParts.size > 0) response.headers.set('Cache-Control', 'no-store');
    // The router does not name the methods of a route without an action, as RFC 9110 requires.
    if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD');
    const { pathname } = new URL(request.url);
    if (response.status >= 400 && isApiTarget(pathname))
      return toApiError(response, isPublicApi(pathname) ? apiHeaders : {});
    return toPlainError(response);
  };
}

/** Chooses the light or the full version of a page that has both, so that the screens need not check. */
async function handleLiteVersion(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url);
  const page = pageOfLiteRoute(url.pathname);
  if (page !== null)
    return new Response(null, { status: 301, headers: { Location: liteAddress(page + url.search) } });
  if (!hasLite(url.pathname) || (request.method !== 'GET' && request.method !== 'HEAD'))
    return handle(request);
  const savesData = request.headers.get('save-data')?.toLowerCase() === 'on';
  const isLite = wantsLite(url.searchParams.get('lite'), savesData);
  if (isLite) url.pathname = liteRoute(url.pathname);
  const response = await handle(isLite ? new Request(url, request) : request);
  response.headers.append('Vary', 'Save-Data');
  return response;
}
