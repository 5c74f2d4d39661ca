import { href } from '#platform/http/href.ts';
import type { ListedKind } from '../rules/reference/list-references.ts';

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
