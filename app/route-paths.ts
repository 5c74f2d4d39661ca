import { createContext } from 'react-router';

/** Every address this build answers, as `app/routes.ts` writes it (`/admin/users/:id`). */
export const routePathsContext = createContext<ReadonlySet<string>>(new Set<string>());

type Manifest = Record<string, { path?: string; parentId?: string } | undefined>;

/** The addresses of a build's routes; layouts, which have none of their own, say nothing new. */
export function listRoutePaths(routes: Manifest): ReadonlySet<string> {
  const pathOf = (id: string | undefined): string => {
    const entry = id === undefined ? undefined : routes[id];
    if (!entry) return '';
    const parent = pathOf(entry.parentId);
    return entry.path ? `${parent}/${entry.path}` : parent;
  };
  return new Set(Object.keys(routes).map(pathOf));
}
