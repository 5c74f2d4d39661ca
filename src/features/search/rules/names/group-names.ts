import { tokenise } from '#az/characters/tokens.ts';
import type { SearchNameKind } from '../../tables.ts';

export const nameKinds = ['team', 'player', 'competition', 'word'] as const satisfies SearchNameKind[];

export type NameKind = (typeof nameKinds)[number];

/** All names of one thing: a search for one of them finds the others. */
export interface NameGroup {
  kind: NameKind;
  /** As readers see it. */
  name: string;
  /** The row of the team, the player or the competition; null when the match desk does not have it. */
  id: string | null;
  /** All its names, as written, also `name`. */
  names: readonly string[];
}

/** A row of the match desk or of `search_name` with its other spellings. */
export interface NamedRow {
  kind: NameKind;
  id: string;
  name: string;
  others: readonly string[];
}

/** A group, and the rows of `search_name` that are part of it. */
export interface EditableNameGroup extends NameGroup {
  searchNameIds: readonly string[];
}

/** The rows that names come from. Tags have no kind. */
interface NameRows {
  desk: readonly NamedRow[];
  searchNames: readonly NamedRow[];
  tags: readonly Pick<NamedRow, 'name' | 'others'>[];
}

/**
 * Joins the rows of `search_name` with the rows of the match desk that have the same kind and a name in common, and tags with
 * any of them. Two rows of the match desk are never joined: players may have the same name, and two clubs the same short name.
 */
export function groupNames({ desk, searchNames, tags }: NameRows): EditableNameGroup[] {
  const drafts: Draft[] = [];
  const byName = new Map<string, Draft>();
  const start = (kind: NameKind, name: string, id: string | null): Draft => {
    const draft = { kind, name, id, spellings: new Map<string, string>(), searchNameIds: [] };
    drafts.push(draft);
    return draft;
  };
  const add = (draft: Draft, spellings: readonly string[]) => {
    for (const spelling of spellings.filter(isName)) {
      const folded = foldName(spelling);
      if (draft.spellings.has(folded)) continue;
      draft.spellings.set(folded, spelling);
      const key = `${draft.kind} ${folded}`;
      if (!byName.has(key)) byName.set(key, draft);
    }
  };
  const find = (kinds: readonly NameKind[], spellings: readonly string[]) =>
    spellings
      .flatMap((spelling) => kinds.map((kind) => byName.get(`${kind} ${foldName(spelling)}`)))
      .find((found) => found !== undefined);

  for (const { kind, id, name, others } of desk)
    if (isName(name)) add(start(kind, name, id), [name, ...others]);
  for (const { kind, id, name, others } of searchNames) {
    const draft = find([kind], [name, ...others]) ?? start(kind, name, null);
    draft.searchNameIds.push(id);
    add(draft, [name, ...others]);
  }
  for (const { name, others } of tags)
    add(find(nameKinds, [name, ...others]) ?? start('word', name, null), [name, ...others]);
  return drafts.map(({ spellings, ...group }) => ({ ...group, names: [...spellings.values()] }));
}

interface Draft extends Pick<NameGroup, 'kind' | 'name' | 'id'> {
  /** As written, by their folded form. */
  spellings: Map<string, string>;
  searchNameIds: string[];
}

/** The words of a name as search compares them: `Man. Yunayted` and `man yunayted` are equal. */
export function foldName(name: string): string {
  return tokenise(name)
    .map(({ word }) => word)
    .join(' ');
}

/** Whether the text can name something. Numbers and single letters would be found in every other query. */
export function isName(text: string): boolean {
  return /\p{L}/u.test(text) && foldName(text).length > 1;
}
