import type { NameGroup, NameKind } from './name-group.ts';

/** A team, a player or a competition that a query names. */
export interface NamedEntity {
  kind: Exclude<NameKind, 'word'>;
  /** Null when the match desk does not have it. */
  id: string | null;
  name: string;
}

/** The groups as readers see them. Synonyms of a word are left out. */
export function listNamedEntities(groups: readonly NameGroup[]): NamedEntity[] {
  return groups.flatMap(({ kind, id, name }) => (kind === 'word' ? [] : [{ kind, id, name }]));
}
