import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type ServerRoute = NonNullable<Routes[string]>;

/** The segments of an address. One that begins with a colon stands for any text, a star at the end for any others. */
interface Pattern {
  id: string;
  segments: readonly string[];
  score: number;
}

/** A path that is compared as it is: nothing in it is encoded, doubled or empty. */
const PLAIN = /^\/(?:[\w.~!$&'()*+,;=:@-]+(?:\/[\w.~!$&'()*+,;=:@-]+)*)?$/;

/**
 * Finds the route of a path, by id; null when no route has it. Gives what `matchRoutes` of React Router gives, which
 * compares a path with each of some 200 patterns. Here a plain path is compared with those that have its first segment only.
 */
export function createRouteMatcher(routes: Routes): (path: string) => string | null {
  const patterns = Object.keys(routes)
    .flatMap((id) => listPatterns(routes, id))
    .toSorted((a, b) => b.score - a.score);
  const first = ({ segments: [segment = ''] }: Pattern) => segment;
  /** Patterns without a first segment of their own are among those of every other. */
  const isOpen = (pattern: Pattern) => /^[:*]/.test(first(pattern));
  const open = patterns.filter(isOpen);
  const byFirst = new Map<string, readonly Pattern[]>();
  for (const segment of new Set(patterns.map(first)))
    byFirst.set(
      segment,
      patterns.filter((pattern) => isOpen(pattern) || first(pattern) === segment),
    );
  const nested = nestRoutes(routes);

  return (path) => {
    if (!PLAIN.test(path)) return matchRoutes(nested, path)?.at(-1)?.route.id ?? null;
    const given = path.slice(1).toLowerCase().split('/');
    return (byFirst.get(given[0] ?? '') ?? open).find((pattern) => isMatch(pattern, given))?.id ?? null;
  };
}

function isMatch({ segments }: Pattern, given: readonly string[]): boolean {
  const hasRest = segments.at(-1) === '*';
  if (hasRest ? given.length < segments.length - 1 : given.length !== segments.length) return false;
  return segments.every(
    (segment, place) => segment === '*' || segment === given[place] || segment.startsWith(':'),
  );
}

/** The patterns of a route with their rank among all, as React Router counts it; none for a layout. */
function listPatterns(routes: Routes, id: string): Pattern[] {
  const route = routes[id];
  if (!route || (route.path === undefined && !route.index)) return [];
  const path = listBranch(routes, id)
    .map(({ path }) => path ?? '')
    .join('/');
  const segments = path.split('/').filter((segment) => segment !== '');
  return listChoices(segments).map((chosen) => {
    const points = chosen.map((segment) => (segment === '*' ? -1 : segment.startsWith(':') ? 4 : 11));
    const score = points.reduce((sum, one) => sum + one, route.index ? 2 : 0);
    return { id, segments: chosen.length > 0 ? chosen : [''], score };
  });
}

/** The segments with and without those that end with a question mark. Fixed ones in lower case. */
function listChoices([first, ...others]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const rest = listChoices(others);
  const plain = first.replace(/\?$/, '');
  const segment = plain.startsWith(':') ? plain : plain.toLowerCase();
  const chosen = rest.map((segments) => [segment, ...segments]);
  return plain === first ? chosen : [...chosen, ...rest];
}

/** A route and the routes around it, the outermost first. */
export function listBranch(routes: Routes, id: string | undefined): ServerRoute[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...listBranch(routes, route.parentId), route] : [];
}

/** The patterns of all routes, as React Router matches them. */
function nestRoutes(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .flatMap((route) => (route && (route.parentId || undefined) === parentId ? [route] : []))
    .map(({ id, path, index, caseSensitive }) => {
      if (index) return { id, index, path, caseSensitive };
      return { id, path, caseSensitive, children: nestRoutes(routes, id) };
    });
}
