import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { Poll } from './poll.ts';
import { selectPolls, toPolls } from './read-polls.ts';

/** @throws NotFound */
export async function getPoll(db: Db, { id }: { id: string }): Promise<Poll> {
  const [poll] = await listPollsById(db, { ids: [id] });
  if (!poll) throw new NotFound(`No poll ${id}`);
  return poll;
}

/** The polls with these ids, in no order. Unknown ids are ignored. */
export async function listPollsById(db: Db, { ids }: { ids: readonly string[] }): Promise<Poll[]> {
  if (ids.length === 0) return [];
  return toPolls(db, await selectPolls(db).where('poll.id', 'in', ids).execute());
}
