import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../src/routes.ts';

/** One address of the product as `src/routes.ts` says it, e.g. `/article/:slug`, and the file that answers it. */
export interface RoutePattern {
  path: string;
  file: string;
  /** The files of the layouts around it, outermost first. */
  layouts: readonly string[];
}

/** Every address of the product; layouts, which have none of their own, are left out. */
export function listRoutes(): RoutePattern[] {
  return collect(routes, '', []);
}

function collect(
  entries: readonly RouteConfigEntry[],
  parent: string,
  layouts: readonly string[],
): RoutePattern[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const own = entry.path || entry.index ? [{ path: path || '/', file: entry.file, layouts }] : [];
    // An address with an index of its own answers by that; its file is the frame around it.
    const children = entry.children ?? [];
    return [
      ...(children.some((child) => child.index) ? [] : own),
      ...collect(children, path, [...layouts, entry.file]),
    ];
  });
}
