import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import { foldName } from './fold-name.ts';
import type { EditableNameGroup } from './group-names.ts';
import type { NameKind } from './name-group.ts';
import { readNameGroups } from './read-name-groups.ts';

const PER_PAGE = 50;

/** A page of all names in the order of the alphabet. `query` is the beginning of a word of any spelling. `page` begins at 1. */
export async function listNames(
  db: Db,
  { query = '', kind = null, page = 1 }: { query?: string; kind?: NameKind | null; page?: number },
): Promise<{ names: EditableNameGroup[]; total: number; page: number; pages: number }> {
  const part = foldName(query);
  const found = (await readNameGroups(db))
    .filter((group) => kind === null || group.kind === kind)
    .filter(({ names }) => names.some((name) => ` ${foldName(name)}`.includes(` ${part}`)))
    .map((group) => ({ key: sortKey(group.name), group }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ group }) => group);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const at = Math.min(Math.max(1, Number.isSafeInteger(page) ? page : 1), pages);
  return { names: found.slice((at - 1) * PER_PAGE, at * PER_PAGE), total: found.length, page: at, pages };
}
