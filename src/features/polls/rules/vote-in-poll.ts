import { HOUR } from '#az/format/durations.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { type AttemptLimit, requireAttempt } from '#platform/limits/reserve-attempt.ts';
import { hashToken } from '#platform/sessions/secret-token.ts';
import { isPollClosed } from './poll.ts';

/** Votes of one network. */
const limit: AttemptLimit = { kind: 'poll', maxAttempts: 200, windowMs: HOUR };

interface Vote {
  pollId: string;
  optionId: string;
  /** The random token of the reader's browser. Only its hash is stored. */
  voterToken: string;
  /** A keyed hash of the reader's network, for the limit. */
  network: string;
  now: number;
}

/**
 * Counts a vote, one for each reader. Returns false when this reader has voted before: the first vote stays.
 * @throws NotFound, InvalidInput 'poll.choose' without a known option, Conflict 'poll.closed' or 'rate.tooMany'.
 */
export async function voteInPoll(db: Db, vote: Vote): Promise<boolean> {
  const { pollId, optionId, network, now } = vote;
  const voterHash = hashToken(`${pollId}\n${vote.voterToken}`);
  if (await hasVoted(db, { pollId, voterHash })) return false;
  await requireAttempt(db, { ...limit, subject: `poll ${network}`, now });
  return inTransaction(db, async (tx) => {
    const query = tx.selectFrom('poll').select('closes_at').where('id', '=', pollId);
    // An editor who changes the options waits for this lock, so no vote counts for an option that is being deleted.
    // Stryker disable next-line ConditionalExpression: only a race of an editor and a reader would show that the lock is missing
    const poll = await (engineOf(tx) === 'postgres' ? query.forShare() : query).executeTakeFirst();
    if (!poll) throw new NotFound(`No poll ${pollId}`);
    if (isPollClosed({ closesAt: poll.closes_at }, now))
      throw new Conflict('poll.closed', 'The poll is closed');
    const option = await tx
      .selectFrom('poll_option')
      .select('id')
      .where('id', '=', optionId)
      .where('poll_id', '=', pollId)
      .executeTakeFirst();
    if (!option) throw new InvalidInput([{ field: 'option', code: 'poll.choose' }]);
    const counted = await tx
      .insertInto('poll_vote')
      .values({ poll_id: pollId, voter_hash: voterHash, option_id: optionId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('option_id')
      .executeTakeFirst();
    if (!counted) return false;
    await tx
      .updateTable('poll_option')
      .set((eb) => ({ votes: eb('votes', '+', 1) }))
      .where('id', '=', optionId)
      .execute();
    return true;
  });
}

async function hasVoted(
  db: Db,
  { pollId, voterHash }: { pollId: string; voterHash: string },
): Promise<boolean> {
  const vote = await db
    .selectFrom('poll_vote')
    .select('option_id')
    .where('poll_id', '=', pollId)
    .where('voter_hash', '=', voterHash)
    .executeTakeFirst();
  return vote !== undefined;
}
