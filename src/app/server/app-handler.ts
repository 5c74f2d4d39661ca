import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { apiHeaders, isPublicApi } from '#features/public-api/rules/public-api-address.ts';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import type { PageHandler, RunningFeature } from '#platform/features/define-server-feature.ts';
import { isApiTarget, toApiError } from '#platform/http/api-error.ts';
import { requestContext, type Services, servicesContext } from '#platform/http/context.ts';
import { toPlainError } from '#platform/http/plain-page.ts';
import { readBodySafely } from '#platform/http/read-body-safely.server.ts';
import { failedPartsContext } from '#platform/http/read-part.ts';
import type { Log } from '#platform/log.ts';
import { createPageScopes, type PageScopes, pageScopesContext } from '#platform/page-cache/page-scopes.ts';
import type { RequiredRole } from '#platform/sessions/actor.ts';
import { createToken } from '#platform/sessions/secret-token.ts';
import { findActor, type RoleMiddleware, refuseRole } from '#platform/sessions/session.server.ts';
import { createPageHandler } from './create-page-handler.tsx';
import { loggedPath } from './logged-path.ts';

/**
 * The app as one function from Request to Response. All its dependencies are passed in here: screens use no environment,
 * clock or random numbers of their own. The scopes that the page shows are added to `scopes`. What a role may not do is logged.
 * `onUnavailable` gets the errors of the database that were answered with 503. When a form meets one, the function rejects with it:
 * the server sends the form back.
 */
export function createAppHandler(
  services: Services,
  features: readonly RunningFeature[],
  { log, onUnavailable }: { log: Log; onUnavailable: (error: DatabaseUnavailable) => void },
) {
  // In other modes the router sends the message and stack of an error to browsers. The log has both.
  const guarded: ServerBuild = { ...build, routes: guardedRoutes(build.routes) };
  const route = createPageHandler(guarded, createRequestHandler(guarded, 'production'));
  const handle = features.reduceRight<PageHandler>((next, { wrapPages }) => wrapPages?.(next) ?? next, route);
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
    context.set(requestContext, { ...client, nonce: createToken(services.newId) });
    const response = await handle(request, context);
    const unavailable = unavailableIn.get(context);
    if (unavailable && response.status === 503) {
      // The script of a hydrated page keeps the form itself.
      if (request.method === 'POST' && !request.url.endsWith('.data')) throw unavailable;
      onUnavailable(unavailable);
    }
    // An incomplete page is sent to this request only. The next reader may get the whole page.
    if (failedParts.size > 0) response.headers.set('Cache-Control', 'no-store');
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', RETRY_AFTER);
    // The router does not name the methods of a route without an action, as RFC 9110 requires.
    if (response.status === 405 && !response.headers.has('Allow')) response.headers.set('Allow', 'GET, HEAD');
    const { pathname } = new URL(request.url);
    if (response.status === 403) {
      const staff = findActor(context);
      log.info('refused', {
        method: request.method,
        path: loggedPath(pathname),
        staff: staff?.id,
        role: staff?.role,
      });
    }
    if (response.status >= 400 && isApiTarget(pathname))
      return toApiError(response, isPublicApi(pathname) ? apiHeaders : {});
    return toPlainError(response, client.requestId);
  };
}

/** Seconds after which a client may try again when the database could not be used. */
const RETRY_AFTER = '2';

type Routes = ServerBuild['routes'];
/** The error of the database that a request has met. */
const unavailableIn = new WeakMap<RouterContextProvider, DatabaseUnavailable>();
type Handler = (args: { request: Request; context: RouterContextProvider }) => unknown;

/**
 * Wraps the loaders and actions of all routes. They refuse roles lower than the layouts above their route require. Errors
 * caused by the client become responses without a body: an unreadable request body, and the domain's errors (403, 404,
 * 409, 422). A screen may catch them itself and give details. A database that cannot be used is 503, in middleware too. All other
 * errors are rethrown and become 500.
 */
function guardedRoutes(routes: Routes): Routes {
  const guarded = Object.entries(routes).map(([id, route]) => [
    id,
    route && {
      ...route,
      module: {
        ...route.module,
        ...guardedHandlers(route.module, requiredRole(routes, id)),
        ...guardedMiddleware(route.module),
      },
    },
  ]);
  return Object.fromEntries(guarded) as Routes;
}

/** The role that the nearest layout with `requireStaffRole` requires; null for routes that are open to everybody. */
function requiredRole(routes: Routes, id: string | undefined): RequiredRole | null {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return null;
  const { middleware = [] } = route.module as { middleware?: Partial<RoleMiddleware>[] };
  return middleware.find(({ role }) => role !== undefined)?.role ?? requiredRole(routes, route.parentId);
}

function guardedHandlers(
  { loader, action }: { loader?: unknown; action?: unknown },
  role: RequiredRole | null,
): object {
  return {
    ...(typeof loader === 'function' && { loader: guard(loader as Handler, role) }),
    ...(typeof action === 'function' && { action: guard(action as Handler, role) }),
  };
}

type Middleware = (args: Parameters<Handler>[0], next: unknown) => unknown;

function guardedMiddleware({ middleware }: { middleware?: unknown }): object {
  if (!Array.isArray(middleware)) return {};
  const guarded = (middleware as Middleware[]).map(
    (one): Middleware =>
      async (args, next) => {
        try {
          return await one(args, next);
        } catch (error) {
          throw error instanceof DatabaseUnavailable ? toResponse(error, args.context) : error;
        }
      },
  );
  return { middleware: guarded };
}

function guard(handler: Handler, role: RequiredRole | null): Handler {
  return async (args) => {
    readBodySafely(args.request);
    if (role !== null) refuseRole(args.context, role);
    try {
      return await handler(args);
    } catch (error) {
      throw toResponse(error, args.context);
    }
  };
}

/** The response for an error that has a status; other errors stay. */
function toResponse(error: unknown, context: RouterContextProvider): unknown {
  if (error instanceof DatabaseUnavailable) unavailableIn.set(context, error);
  const status = statusOf(error);
  return status === null ? error : new Response(null, { status });
}

function statusOf(error: unknown): number | null {
  if (error instanceof Forbidden) return 403;
  if (error instanceof NotFound) return 404;
  if (error instanceof Conflict) return 409;
  if (error instanceof DatabaseUnavailable) return 503;
  return error instanceof InvalidInput ? 422 : null;
}
