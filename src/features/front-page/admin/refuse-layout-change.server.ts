import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { getHomeDraft } from '../rules/home-draft.ts';
import type { LayoutRefusal } from './use-layout-draft.ts';

/**
 * Turns an error of the domain into a refusal, with the current version of the draft.
 * @throws `error` itself when it is neither InvalidInput nor Conflict.
 */
export async function refuseLayoutChange(
  db: Db,
  error: unknown,
  { now }: { now: number },
): Promise<LayoutRefusal> {
  const problems = error instanceof InvalidInput ? error.problems : [];
  const problem = error instanceof Conflict ? error.code : null;
  if (problems.length === 0 && problem === null) throw error;
  const { version, lastChange } = await getHomeDraft(db, { now });
  return { problems, problem, version, lastChange };
}
