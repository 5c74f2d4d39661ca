import { routes } from 'virtual:react-router/server-build';
import { createRouteMatcher, listBranch } from './match-route.ts';

const findRoute = createRouteMatcher(routes);

/**
 * The pattern of the route that answers a path, such as `/article/:slug`. Null when only the page for unknown addresses does.
 * The path has no empty and no encoded segments.
 */
export function nameRoute(path: string): string | null {
  const id = findRoute(path);
  if (id === null) return null;
  const segments = listBranch(routes, id).flatMap((route) => route.path?.split('/') ?? []);
  const pattern = `/${segments.filter((segment) => segment !== '').join('/')}`;
  return pattern === '/*' ? null : pattern;
}
