import type { ServerBuild } from 'react-router';
import { readBodySafely } from '#app/read-body-safely.server.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#domain/errors.ts';

type Routes = ServerBuild['routes'];
type Handler = (args: { request: Request }) => unknown;

/**
 * Wraps the loaders and actions of all routes. Errors that the client has caused become answers without a body: a request
 * body that cannot be read, and the domain's errors (403, 404, 409, 422). A screen may catch them itself and say more. All
 * other errors are thrown on and end as 500.
 */
export function guardedRoutes(routes: Routes): Routes {
  const guarded = Object.entries(routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, ...guardedHandlers(route.module) } },
  ]);
  return Object.fromEntries(guarded) as Routes;
}

function guardedHandlers({ loader, action }: { loader?: unknown; action?: unknown }): object {
  return {
    ...(typeof loader === 'function' && { loader: guard(loader as Handler) }),
    ...(typeof action === 'function' && { action: guard(action as Handler) }),
  };
}

function guard(handler: Handler): Handler {
  return async (args) => {
    readBodySafely(args.request);
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
