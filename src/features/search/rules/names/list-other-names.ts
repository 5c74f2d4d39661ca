import type { Db } from '#platform/db/schema.ts';
import { readNames } from './read-names.ts';

/** All names of the teams, the players or the competitions of the match desk, by their ids. Other kinds have none. */
export async function listOtherNames(
  db: Db,
  { kind }: { kind: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { groups } = await readNames(db);
  const named = groups.filter((group) => group.kind === kind);
  return new Map(named.flatMap(({ id, names }) => (id === null ? [] : [[id, names] as const])));
}
