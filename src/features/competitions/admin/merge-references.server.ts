import { mergePlayers } from '#features/matches/rules/merge-players.ts';
import { mergeTeams } from '#features/matches/rules/merge-teams.ts';
import { listOtherNames } from '#features/search/rules/names/list-other-names.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { findReferenceRow } from '../rules/reference/find-reference.ts';
import { type ListedKind, listReferences } from '../rules/reference/list-references.ts';
import type { ReferenceChange } from '../rules/reference/reference-change.ts';
import type { MergeChoices } from './merge-duplicate-form.tsx';

/**
 * What a team or a player can be merged into: a search by `?q=`, at first for players with the same last name. Null for
 * kinds that are never merged.
 */
export async function readMergeChoices(
  db: Db,
  { request, kind, entry }: { request: Request; kind: ListedKind; entry: { id: string; name: string } },
): Promise<MergeChoices | null> {
  if (kind !== 'team' && kind !== 'player') return null;
  const typed = new URL(request.url).searchParams.get('q')?.slice(0, 100);
  const query = typed ?? (kind === 'player' ? (entry.name.split(' ').at(-1) ?? '') : '');
  const otherNames = await listOtherNames(db, { kind });
  const { items } = await listReferences(db, { kind, query, otherNames, limit: 200 });
  return {
    ...{ kind, query, isSearched: typed !== undefined },
    choices: items.filter(({ id }) => id !== entry.id),
  };
}

/** Merges a team or a player. @throws InvalidInput at the field `into`, and what the two domain functions throw. */
export async function mergeReferences(
  db: Db,
  { kind, id: fromId, intoId, ...change }: ReferenceChange & { intoId: string },
): Promise<void> {
  if (kind !== 'team' && kind !== 'player') throw new Response(null, { status: 400 });
  if (!(await findReferenceRow(db, { kind, id: intoId })))
    throw new InvalidInput([{ field: 'into', code: 'field.choice' }]);
  const merge = { ...change, fromId, intoId };
  await (kind === 'team' ? mergeTeams(db, merge) : mergePlayers(db, merge));
}
