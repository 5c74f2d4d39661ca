import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { requestContext, type Services, servicesContext } from '#app/context.ts';
import { listRoutePaths, routePathsContext } from '#app/route-paths.ts';

/**
 * The screens as one function from Request to Response. Everything they need from outside comes in
 * here; nothing in `app/` reaches for the environment, the clock or chance.
 */
export function createAppHandler(services: Services) {
  const mode = services.config.production ? 'production' : 'development';
  const handle = createRequestHandler(build, mode);
  const routePaths = listRoutePaths(build.routes);
  return (request: Request, facts: { requestId: string; clientAddress: string }): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(routePathsContext, routePaths);
    context.set(requestContext, { ...facts, nonce: services.newId() });
    return handle(request, context);
  };
}
