import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { requestContext, type Services, servicesContext } from '#app/context.ts';
import { failedPartsContext, readPart } from '#app/read-part.ts';
import { hasLite, liteAddress, liteRoute, pageOfLiteRoute, wantsLite } from '#app/site/lite/lite-address.ts';
import { apiError, isApiTarget } from '../response/api-error.ts';
import { plainFailure } from '../response/plain-page.ts';
import { effectiveConfig } from '../start/effective-config.ts';
import { guardedRoutes } from './guarded-routes.ts';

/**
 * The screens as one function from Request to Response. Everything they need from outside comes in
 * here; nothing in `app/` reaches for the environment, the clock or chance.
 */
export function createAppHandler(services: Services) {
  // Otherwise the router sends the words and the stack of an error to browsers. The log has both.
  const handle = createRequestHandler({ ...build, routes: guardedRoutes(build.routes) }, 'production');
  return async (request: Request, facts: { requestId: string; clientAddress: string }): Promise<Response> => {
    const context = new RouterContextProvider();
    const failedParts = new Set<string>();
    context.set(failedPartsContext, failedParts);
    context.set(servicesContext, services);
    const config = await readPart(context, {
      name: 'settings',
      read: () => effectiveConfig(services.db, services.config),
      fallback: services.config,
    });
    context.set(servicesContext, { ...services, config });
    context.set(requestContext, { ...facts, nonce: services.newId() });
    const answer = await answerInItsVersion(request, (chosen) => handle(chosen, context));
    // The next reader may get the whole page: an incomplete one is for this request only.
    if (failedParts.size > 0) answer.headers.set('Cache-Control', 'no-store');
    if (answer.status >= 400 && isApiTarget(new URL(request.url).pathname)) return apiError(answer);
    return plainFailure(answer);
  };
}

/** Pages that have a light version: whether the reader gets it is decided here, so that no screen has to know. */
async function answerInItsVersion(
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
