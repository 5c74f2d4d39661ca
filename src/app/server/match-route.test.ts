import fc from 'fast-check';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import routeConfig from '../../routes.ts';
import { screens } from '../declarations.ts';
import { createRouteMatcher } from './match-route.ts';

type Entry = Awaited<typeof routeConfig>[number];

/** The routes as the server build lists them. */
function listRoutes(entries: readonly Entry[], parentId: string): [string, object][] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => {
    const ownId = id ?? file;
    return [[ownId, { id: ownId, parentId, path, index, module: {} }], ...listRoutes(children, ownId)];
  });
}

const root = { id: 'root', path: '', module: {} };
const routes = Object.fromEntries([
  ['root', root],
  ...listRoutes(await routeConfig, 'root'),
]) as ServerBuild['routes'];
const toObjects = (entries: readonly Entry[]): RouteObject[] =>
  entries.map(({ id, file, path, index, children = [] }) =>
    index ? { id: id ?? file, index, path } : { id: id ?? file, path, children: toObjects(children) },
  );
const tree: RouteObject[] = [{ id: 'root', path: '', children: toObjects(await routeConfig) }];

const match = createRouteMatcher(routes);
const matchInRouter = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.id ?? null;

const segment = fc.oneof(
  fc.constantFrom(...new Set(screens.flatMap(({ path }) => path.split('/')))),
  fc.constantFrom('', 'ADMIN', 'Article', '%61dmin', '%', '%2F', 'qarabağ', '*', ':id', 'a.b', '..', '@'),
  fc.string({ maxLength: 4, unit: fc.constantFrom('a', 'z', '1', '-', '.', '%', '/', '~') }),
);

test('a path has the route that React Router finds', () => {
  const path = fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(path, (given) => {
      expect(match(given)).toBe(matchInRouter(given));
    }),
    { numRuns: 300 },
  );
});

test('every screen is found, with any text for its parameters', () => {
  const text = fc.stringMatching(/^[\w.~-]{1,8}$/);
  fc.assert(
    fc.property(fc.constantFrom(...screens), text, ({ path }, given) => {
      const address = path.replaceAll(/:\w+\??/g, given).replace('*', given);
      expect(match(address)).not.toBeNull();
      expect(match(address)).toBe(matchInRouter(address));
    }),
    { numRuns: 200 },
  );
});
