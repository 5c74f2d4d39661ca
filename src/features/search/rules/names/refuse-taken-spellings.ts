import { sql } from 'kysely';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { foldName } from './fold-name.ts';
import type { EditableNameGroup } from './group-names.ts';
import { readNameGroups } from './read-name-groups.ts';
import type { ParsedSearchName } from './search-name-input.ts';

/** Prevents other changes of the list until the transaction ends. Call it before any other statement of the transaction. */
export async function lockSearchNames(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`lock table search_name in share row exclusive mode`.execute(tx);
}

/**
 * Refuses a spelling that another name of the same kind has. The name of a team, a player or a competition of the match desk may
 * be used: the row then adds spellings to it, but not to two of them.
 * @throws InvalidInput 'searchName.taken'
 */
export async function refuseTakenSpellings(
  tx: Db,
  { id, kind, name, others }: ParsedSearchName & { id: string },
): Promise<void> {
  const groups = (await readNameGroups(tx, { without: id })).filter((group) => group.kind === kind);
  const owners = new Map<string, EditableNameGroup>();
  for (const group of groups)
    for (const folded of group.names.map(foldName)) if (!owners.has(folded)) owners.set(folded, group);
  const found = [name, ...others].flatMap((spelling) => {
    const owner = owners.get(foldName(spelling));
    return owner ? [{ spelling, owner }] : [];
  });
  const taken = found.find(({ owner }) => owner !== found[0]?.owner || owner.searchNameIds.length > 0);
  if (!taken) return;
  const field = taken.spelling === name ? 'name' : 'others';
  throw new InvalidInput([
    { field, code: 'searchName.taken', detail: `${taken.spelling} – ${taken.owner.name}` },
  ]);
}
