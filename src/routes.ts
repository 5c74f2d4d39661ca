import { parse } from 'node:path';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Screen } from '#platform/features/list-screens.ts';
import { screens } from './app/declarations.ts';

/** An address with the layouts around it, outermost first. */
interface Branch {
  layouts: readonly string[];
  entry: RouteConfigEntry;
}

const screensInside = Object.groupBy(screens, ({ inside = '' }) => inside);
const screensOfFile = Object.groupBy(screens, ({ file }) => file);

function createEntry({ path, file, inside }: Screen): RouteConfigEntry {
  if (path === '/') return index(file);
  const children = (screensInside[path] ?? []).map(createEntry);
  // A module that answers several addresses needs an id for each of them.
  const id = path.slice(1).replaceAll(/\W+/g, '-');
  const options = screensOfFile[file]?.length === 1 ? {} : { id };
  return route(path.slice(inside === undefined ? 1 : inside.length + 1), file, options, children);
}

/** The layouts of a screen. The guard is the innermost, so that the frame of the back-office stays around a refusal. */
function listLayouts({ path, kind, role, frame, guard }: Screen): string[] {
  const guards = role === undefined || role === 'nobody' ? [] : [guard ?? `app/admin/guards/${role}.ts`];
  if (kind === 'json') return ['app/admin/guards/json.ts', ...guards];
  if (kind === 'data') return guards;
  if (frame) return [...frame];
  if (!/^\/admin(?:\/|$)/.test(path)) return ['app/site/layout.tsx', 'app/site/page-boundary.tsx'];
  const menuFrame = guards.length > 0 ? ['app/admin/layout.tsx', 'app/admin/boundary.tsx'] : [];
  return ['app/admin/shell.tsx', ...menuFrame, ...guards];
}

const usedLayouts = new Set<string>();

/** Puts addresses with the same outermost layout below one layout. The same file at a second place needs an id. */
function nest(branches: readonly Branch[], outer = 'data'): RouteConfigEntry[] {
  const groups = Object.groupBy(branches, ({ layouts }) => layouts[0] ?? '');
  return Object.entries(groups).flatMap(([file, inside = []]) => {
    if (file === '') return inside.map(({ entry }) => entry);
    const { name } = parse(file);
    const options = usedLayouts.has(file) ? { id: `${name}-${outer}` } : {};
    usedLayouts.add(file);
    return layout(
      file,
      options,
      nest(
        inside.map(({ layouts, entry }) => ({ layouts: layouts.slice(1), entry })),
        name,
      ),
    );
  });
}

/** Every address with the file of its route module: the declared screens in their layouts. */
export default nest(
  screens
    .filter(({ inside }) => inside === undefined)
    .map((screen) => ({ layouts: listLayouts(screen), entry: createEntry(screen) })),
) satisfies RouteConfig;
