import type { Db } from '#db/schema.ts';
import { getHomeEditing } from '#domain/curation/get-home-editing.ts';
import { Conflict, InvalidInput } from '#domain/errors.ts';
import type { BoardRefusal } from './layout-refusal.ts';

/**
 * What the domain refused, with how the editing stands now.
 * @throws what is no refusal.
 */
export async function refuseLayoutChange(
  db: Db,
  error: unknown,
  { now }: { now: number },
): Promise<BoardRefusal> {
  const problems = error instanceof InvalidInput ? error.problems : [];
  const problem = error instanceof Conflict ? error.code : null;
  if (problems.length === 0 && problem === null) throw error;
  const { version, lastChange } = await getHomeEditing(db, { now });
  return { problems, problem, version, lastChange };
}
