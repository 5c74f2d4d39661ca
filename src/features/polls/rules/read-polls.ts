import type { Db } from '#platform/db/schema.ts';
import type { Poll } from './poll.ts';

/** A query of polls as rows for `toPolls`. The caller adds conditions and the order. */
export function selectPolls(db: Db) {
  return db
    .selectFrom('poll')
    .select([
      'poll.id',
      'poll.question',
      'poll.closes_at',
      'poll.version',
      'poll.created_by',
      'poll.created_at',
    ]);
}

export type PollRow = Awaited<ReturnType<ReturnType<typeof selectPolls>['execute']>>[number];

/** Adds the options to the rows, in their order. */
export async function toPolls(db: Db, rows: readonly PollRow[]): Promise<Poll[]> {
  if (rows.length === 0) return [];
  const options = await db
    .selectFrom('poll_option')
    .select(['id', 'poll_id', 'text', 'votes'])
    .where(
      'poll_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('poll_id')
    .orderBy('position')
    .execute();
  return rows.map(({ id, question, closes_at, version }) => {
    const own = options.filter((option) => option.poll_id === id);
    return {
      ...{ id, question, version, closesAt: closes_at },
      options: own.map(({ id: optionId, text, votes }) => ({ id: optionId, text, votes })),
      votes: own.reduce((sum, { votes }) => sum + votes, 0),
    };
  });
}
