import type { RouterContextProvider, ServerBuild } from 'react-router';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { readBodySafely } from '#platform/http/read-body-safely.server.ts';
import type { RequiredRole } from '#platform/sessions/actor.ts';
import { type RoleMiddleware, refuseRole } from '#platform/sessions/require-staff-role.server.ts';

type Routes = ServerBuild['routes'];
type Handler = (args: { request: Request; context: RouterContextProvider }) => unknown;

/**
 * Wraps the loaders and actions of all routes. They refuse roles lower than the layouts above their route require. Errors
 * caused by the client become responses without a body: an unreadable request body, and the domain's errors (403, 404,
 * 409, 422). A screen may catch them itself and give details. All other errors are rethrown and become 500.
 */
export function guardedRoutes(routes: Routes): Routes {
  const guarded = Object.entries(routes).map(([id, route]) => [
    id,
    route && {
      ...route,
      module: { ...route.module, ...guardedHandlers(route.module, requiredRole(routes, id)) },
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

function guard(handler: Handler, role: RequiredRole | null): Handler {
  return async (args) => {
    readBodySafely(args.request);
    if (role !== null) refuseRole(args.context, role);
    try {
      return await handler(args);
    } catch (error) {
      const status = statusOf(error);
      throw status === null ? error : new Response(null, { status });
    }
  };
}

function statusOf(error: unknown): number | null {
  if (error instanceof Forbidden) return 403;
  if (error instanceof NotFound) return 404;
  if (error instanceof Conflict) return 409;
  return error instanceof InvalidInput ? 422 : null;
}
