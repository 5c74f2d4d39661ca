import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';

export interface PollOption {
  id: string;
  text: string;
  votes: number;
}

/** A question to the readers. */
export interface Poll {
  id: string;
  question: string;
  /** In their order. */
  options: PollOption[];
  /** All votes. */
  votes: number;
  /** Epoch ms. No votes are accepted from this moment. Null: until an editor closes the poll. */
  closesAt: number | null;
  version: number;
}

export function isPollClosed({ closesAt }: Pick<Poll, 'closesAt'>, now: number): boolean {
  return closesAt !== null && closesAt <= now;
}

/** The share of an option in whole per cent. The shares need not add up to 100. */
export function pollShare(option: Pick<PollOption, 'votes'>, poll: Pick<Poll, 'votes'>): number {
  return poll.votes === 0 ? 0 : Math.round((option.votes / poll.votes) * 100);
}

/** A query of polls as rows for `toPolls`. The caller adds conditions and the order. */
function selectPolls(db: Db) {
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

type PollRow = Awaited<ReturnType<ReturnType<typeof selectPolls>['execute']>>[number];

/** Adds the options to the rows, in their order. */
async function toPolls(db: Db, rows: readonly PollRow[]): Promise<Poll[]> {
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
      id,
      question,
      version,
      closesAt: closes_at,
      options: own.map(({ id: optionId, text, votes }) => ({ id: optionId, text, votes })),
      votes: own.reduce((sum, { votes }) => sum + votes, 0),
    };
  });
}

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

/** A poll in the list of the back-office. */
export interface ListedPoll extends Poll {
  createdAt: number;
  canEdit: boolean;
}

const PAGE_SIZE = 50;

/** A page of polls for `actor`, the newest first, after the poll with the id `after`. `next` is the id to continue after. */
export async function listPolls(
  db: Db,
  { actor, after = null }: { actor: Actor; after?: string | null },
): Promise<{ polls: ListedPoll[]; next: string | null }> {
  let query = selectPolls(db)
    .orderBy('poll.created_at', 'desc')
    .orderBy('poll.id', 'desc')
    .limit(PAGE_SIZE + 1);
  const last =
    after === null ? undefined : await selectPolls(db).where('poll.id', '=', after).executeTakeFirst();
  if (last)
    query = query.where((eb) =>
      eb(eb.refTuple('poll.created_at', 'poll.id'), '<', eb.tuple(last.created_at, last.id)),
    );
  const rows = await query.execute();
  const shown = rows.slice(0, PAGE_SIZE);
  const polls = await toPolls(db, shown);
  return {
    polls: polls.map((poll, index) => {
      const row = shown[index] as (typeof shown)[number];
      return {
        ...poll,
        createdAt: row.created_at,
        canEdit: canEditPoll(actor, { createdBy: row.created_by }),
      };
    }),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Editors change every poll, authors their own. */
export function canEditPoll(actor: Actor, { createdBy }: { createdBy: string | null }): boolean {
  return hasRole(actor, 'editor') || (hasRole(actor, 'author') && createdBy === actor.id);
}
