import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { canEditPoll } from './can-edit-poll.ts';
import type { Poll } from './poll.ts';
import { selectPolls, toPolls } from './read-polls.ts';

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
