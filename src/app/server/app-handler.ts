import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { apiHeaders, isPublicApi } from '#features/public-api/rules/public-api-address.ts';
import type { PageHandler, RunningFeature } from '#platform/features/define-server-feature.ts';
import { isApiTarget, toApiError } from '#platform/http/api-error.ts';
import { requestContext, type Services, servicesContext } from '#platform/http/context.ts';
import { toPlainError } from '#platform/http/plain-page.ts';
import { failedPartsContext } from '#platform/http/read-part.ts';
import { createPageScopes, type PageScopes, pageScopesContext } from '#platform/page-cache/page-scopes.ts';
import { guardedRoutes } from './guarded-routes.ts';

/**
 * The app as one function from Request to Response. All its dependencies are passed in here: screens use no environment,
 * clock or random numbers of their own. The scopes that the page shows are added to `scopes`.
 */
export function createAppHandler(services: Services, features: readonly RunningFeature[]) {
  // In other modes the router sends the message and stack of an error to browsers. The log has both.
  const route = createRequestHandler({ ...build, routes: guardedRoutes(build.routes) }, 'production');
  const handle = features.reduceRight<PageHandler>(
    (next, { wrapPages }) => wrapPages?.(next) ?? next,
    (request, context) => route(request, context),
  );
  return async (
    request: Request,
    client: { requestId: string; clientAddress: string },
    scopes: PageScopes = createPageScopes(),
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageScopesContext, scopes);
    const failedParts = new Set<string>();
    context.set(failedPartsContext, failedParts);
    context.set(servicesContext, services);
    context.set(requestContext, { ...client, nonce: services.newId() });
    const response = await handle(request, context);
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
