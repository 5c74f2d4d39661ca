import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** A pattern of several segments. A segment that begins with a colon stands for any text. */
interface Pattern {
  id: string;
  segments: readonly string[];
}

/** A path that needs no decoding and no clean-up before it is compared. */
const PLAIN = /^\/(?:[\w.~!$&'()*+,;=:@-]+(?:\/[\w.~!$&'()*+,;=:@-]+)*)?$/;

/**
 * Finds the route of a path, by id; null when no route has it. Gives what `matchRoutes` of React Router gives, which
 * compares a path with each of some 200 patterns: the patterns of a plain path are found by its first segment here.
 */
export function createRouteMatcher(routes: Routes): (path: string) => string | null {
  const exact = new Map<string, string>();
  const patterns = new Map<string, Pattern[]>();
  /** First segments below which only React Router ranks the patterns rightly: with optional parts or a rest of any length. */
  const ranked = new Set<string>();
  for (const id of Object.keys(routes)) {
    const segments = listSegments(routes, id);
    if (segments === null || segments[0] === '*') continue;
    const [first = ''] = segments;
    const path = `/${segments.join('/')}`;
    const isSimple = !segments.some((segment) => /[*?]/.test(segment)) && !first.startsWith(':');
    if (!isSimple || exact.has(path)) ranked.add(first);
    else if (!segments.some((segment) => segment.startsWith(':'))) exact.set(path, id);
    else patterns.set(first, [...(patterns.get(first) ?? []), { id, segments }]);
  }
  const isUnranked = ([first = '']: readonly string[]) => !ranked.has(first) && !ranked.has(':');
  for (const [first, list] of patterns)
    patterns.set(
      first,
      list.toSorted((a, b) => countFixed(b) - countFixed(a)),
    );
  const all = nestRoutes(routes);

  return (path) => {
    if (PLAIN.test(path)) {
      const plain = path.toLowerCase();
      const segments = plain.slice(1).split('/');
      if (isUnranked(segments)) {
        const found = exact.get(plain) ?? patterns.get(segments[0] ?? '')?.find(isMatch(segments))?.id;
        if (found !== undefined) return found;
      }
    }
    return matchRoutes(all, path)?.at(-1)?.route.id ?? null;
  };
}

const isMatch =
  (given: readonly string[]) =>
  ({ segments }: Pattern): boolean =>
    segments.length === given.length &&
    segments.every((segment, place) => segment.startsWith(':') || segment === given[place]);

const countFixed = ({ segments }: Pattern): number =>
  segments.filter((segment) => !segment.startsWith(':')).length;

/** The segments of a route that an address can have, in lower case; null for a layout. */
function listSegments(routes: Routes, id: string): string[] | null {
  const route = routes[id];
  if (!route || (route.path === undefined && !route.index)) return null;
  const paths = listBranch(routes, id).map(({ path }) => path ?? '');
  return paths
    .join('/')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? segment : segment.toLowerCase()));
}

type ServerRoute = NonNullable<Routes[string]>;

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
      const children = nestRoutes(routes, id);
      return index ? { id, index, path, caseSensitive } : { id, path, caseSensitive, children };
    });
}
