import { channel } from 'node:diagnostics_channel';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { PageHandler } from '#platform/features/define-server-feature.ts';
import { keepHtmlTogether } from '#platform/site/keep-html-together.ts';
import { type PageHandle, PageScript } from '#platform/ui/page-handle.tsx';
import { describeDocument } from './describe-document.ts';
import { createRouteMatcher, listBranch } from './match-route.ts';

type Routes = ServerBuild['routes'];
type ServerRoute = NonNullable<Routes[string]>;
type StaticHandler = ReturnType<typeof createStaticHandler>;

/** A route with what answers it. */
interface PageRoute {
  kind: 'hydrated' | 'document' | 'resource';
  id: string;
  branch: readonly ServerRoute[];
  /** Of this branch alone, so that it need not be found again. */
  handler: StaticHandler;
}

/** For measurements: gets the function that renders the React tree of a document again. `bench/measure-render.ts` subscribes. */
const rendered = channel('newsroom:document');

/**
 * Answers readers' documents and resources without the server of React Router's framework mode: that one compares each address
 * with every route several times, and encodes the data of a page for a hydration that documents do not have. Middleware,
 * actions, loaders and errors follow React Router's rules here too. Hydrated pages are left to `handleHydrated`.
 */
export function createPageHandler(build: ServerBuild, handleHydrated: PageHandler): PageHandler {
  const { routes } = build;
  const { handleError = () => {} } = build.entry.module;
  const matchRoute = createRouteMatcher(routes);
  const known = new Map<string, PageRoute>();

  const findRoute = (path: string): PageRoute | null => {
    // The router asks for the data of a hydrated page at `….data`.
    const id = path.endsWith('.data') ? null : matchRoute(path);
    if (id === null) return null;
    const route = known.get(id) ?? createPageRoute(routes, id);
    known.set(id, route);
    return route;
  };

  const report = (error: unknown, request: Request, context: RouterContextProvider) =>
    handleError(error, { request, context, params: {} });

  async function answer(
    route: PageRoute,
    request: Request,
    context: RouterContextProvider,
  ): Promise<Response> {
    try {
      if (route.kind === 'resource') return await answerResource(route, request, context);
      const toResponse = (result: StaticHandlerContext | Response) =>
        result instanceof Response ? result : answerDocument(route, result, request, context);
      return toResponse(
        await route.handler.query(request, {
          requestContext: context,
          generateMiddlewareResponse: async (query) => toResponse(await query(request)),
        }),
      );
    } catch (error) {
      if (error instanceof Response) return error;
      report(error, request, context);
      return new Response(null, { status: isRouteErrorResponse(error) ? error.status : 500 });
    }
  }

  function answerDocument(
    route: PageRoute,
    result: StaticHandlerContext,
    request: Request,
    context: RouterContextProvider,
  ): Response {
    for (const error of Object.values(result.errors ?? {}))
      if (!isRouteErrorResponse(error)) report(error, request, context);
    try {
      return renderDocument(route, result, context);
    } catch (error) {
      report(error, request, context);
      const boundary = result._deepestRenderedBoundaryId ?? route.branch[0]?.id ?? '';
      return renderDocument(route, { ...result, statusCode: 500, errors: { [boundary]: error } }, context);
    }
  }

  function renderDocument(
    { handler, branch }: PageRoute,
    result: StaticHandlerContext,
    context: RouterContextProvider,
  ): Response {
    const { headers, script } = describeDocument({
      status: result.statusCode,
      headers: documentHeaders(result, branch),
      routes: result.matches.map(({ route }) => ({ id: route.id, handle: route.handle })),
      entry: build.assets.entry.module,
      context,
    });
    const router = createStaticRouter(handler.dataRoutes, result);
    const render = () =>
      renderToStaticMarkup(
        <PageScript.Provider value={script}>
          <StaticRouterProvider router={router} context={result} hydrate={false} />
        </PageScript.Provider>,
      );
    const html = render();
    if (rendered.hasSubscribers) rendered.publish({ path: result.location.pathname, render });
    return new Response(`<!doctype html>${keepHtmlTogether(html)}`, { status: result.statusCode, headers });
  }

  return async (request, context) => {
    const route = findRoute(new URL(request.url).pathname);
    if (route === null || route.kind === 'hydrated') return handleHydrated(request, context);
    const response = await answer(route, request, context);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

async function answerResource(
  { id, handler }: PageRoute,
  request: Request,
  context: RouterContextProvider,
): Promise<Response> {
  const result: unknown = await handler.queryRoute(request, {
    routeId: id,
    requestContext: context,
    generateMiddlewareResponse: async (query) => {
      const answered: unknown = await query(request);
      return answered instanceof Response ? answered : Response.json(answered);
    },
  });
  return result instanceof Response ? result : Response.json(result);
}

function createPageRoute(routes: Routes, id: string): PageRoute {
  const branch = listBranch(routes, id);
  const { module } = branch.at(-1) ?? {};
  const isHydrated = branch.some((route) => (route.module.handle as PageHandle | undefined)?.isHydrated);
  const isResource = module?.default === undefined && module?.ErrorBoundary === undefined;
  const kind = isResource ? 'resource' : isHydrated ? 'hydrated' : 'document';
  const nested = branch.reduceRight<RouteObject[]>((children, route) => [toRoute(route, children)], []);
  return { kind, id, branch, handler: createStaticHandler(nested) };
}

/** The route of a module, as React Router takes it without the framework. The root has the HTML of the document around it. */
function toRoute(
  { id, path, index, caseSensitive, module }: ServerRoute,
  children: RouteObject[],
): RouteObject {
  const { default: Component, ErrorBoundary, Layout, handle, middleware, loader, action } = module;
  const shown =
    id === 'root' && Layout && Component && ErrorBoundary
      ? {
          element: (
            <Layout>
              <Component />
            </Layout>
          ),
          errorElement: (
            <Layout>
              <ErrorBoundary />
            </Layout>
          ),
        }
      : { Component, ErrorBoundary };
  const route = { id, path, caseSensitive, handle, middleware, loader, action, ...shown } as RouteObject;
  return index ? { ...route, index: true, children: undefined } : { ...route, index: false, children };
}

/**
 * The headers of a document: those of the innermost route shown that exports `headers`, and the cookies of all loaders and
 * actions.
 */
function documentHeaders(result: StaticHandlerContext, branch: readonly ServerRoute[]): Headers {
  const { errors, loaderHeaders, actionHeaders } = result;
  const failed = errors ? result.matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1;
  const shown = failed < 0 ? branch : branch.slice(0, failed + 1);
  let headers = new Headers();
  for (const { id, module } of shown) {
    const own = module.headers;
    if (own === undefined) continue;
    const given = {
      loaderHeaders: loaderHeaders[id] ?? new Headers(),
      actionHeaders: actionHeaders[id] ?? new Headers(),
      parentHeaders: headers,
      errorHeaders: undefined,
    };
    headers = new Headers(typeof own === 'function' ? own(given) : own);
  }
  const sent = new Set(headers.getSetCookie());
  for (const given of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)])
    for (const cookie of given.getSetCookie()) if (!sent.has(cookie)) headers.append('Set-Cookie', cookie);
  return headers;
}
