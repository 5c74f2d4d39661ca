import { screenPath } from '#platform/sessions/session.server.ts';
import type { ListedKind } from '../rules/reference/list-references.ts';
import { listPaths } from './reference-screens.ts';

/** The kind that the requested screen shows. The screens of all kinds have the same route modules. */
export function kindAt(request: Request): ListedKind {
  const [pathname] = screenPath(request).split('?');
  const kinds = Object.keys(listPaths) as ListedKind[];
  const kind = kinds.find((candidate) => `${pathname}/`.startsWith(`${listPaths[candidate]}/`));
  if (!kind) throw new Error(`No list at ${pathname}`);
  return kind;
}
