import { href } from '#domain/href.ts';
import type { ListedKind } from '#domain/matches/reference/list-references.ts';

/** The lists of competitions, teams and so on, in the order of their tabs. */
export const listPaths: Readonly<Record<ListedKind, string>> = {
  competition: href('/admin/competitions'),
  team: href('/admin/teams'),
  player: href('/admin/players'),
  venue: href('/admin/venues'),
  official: href('/admin/officials'),
  broadcaster: href('/admin/broadcasters'),
};

export function entryPath(kind: ListedKind, id: string): string {
  return `${listPaths[kind]}/${encodeURIComponent(id)}`;
}

/** The kind that the screen at this path shows. The screens of all kinds have the same route modules. */
export function kindAt(request: Request): ListedKind {
  const { pathname } = new URL(request.url);
  const kinds = Object.keys(listPaths) as ListedKind[];
  const kind = kinds.find((candidate) => `${pathname}/`.startsWith(`${listPaths[candidate]}/`));
  if (!kind) throw new Error(`No list at ${pathname}`);
  return kind;
}
