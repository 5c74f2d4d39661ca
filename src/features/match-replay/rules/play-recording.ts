import { appendEntries } from '#features/matches/rules/ledger/append-entries.ts';
import { recordHeartbeat } from '#features/matches/rules/live/record-heartbeat.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type DuePost, listDueEntries, type Replay } from './list-due-entries.ts';
import type { Recording } from './recording.ts';

interface PlayInput extends Replay {
  fixtureId: string;
  recording: Pick<Recording, 'steps'>;
  /** Epoch ms. */
  now: number;
  /** The author of the commentary that readers see. */
  authorName: string;
  /** See `appendEntries`. */
  projectsTable?: boolean;
}

/**
 * Brings a match up to `now`: appends the entries and posts of the recording that are due and not there yet. Everything
 * follows from the arguments and the ledger, so a replay continues after a restart, and several instances may play one match.
 * Returns the time of the next step (epoch ms), null at the end, and whether anything was written.
 * @throws as `appendEntries`, for instance Conflict after an editor has ended the match.
 */
export async function playRecording(
  db: Db,
  { fixtureId, recording, now, authorName, projectsTable, ...replay }: PlayInput,
): Promise<{ nextAt: number | null; isChanged: boolean }> {
  const { entries, posts, lastAt, nextAt } = listDueEntries(recording, { ...replay, now });
  const known = new Set(await listKnownIds(db, fixtureId));
  const freshEntries = entries.filter(({ id }) => !known.has(id));
  const freshPosts = posts.filter(({ id }) => !known.has(id));
  const isChanged = freshEntries.length + freshPosts.length > 0;
  if (isChanged)
    await inTransaction(db, async (tx) => {
      if (freshEntries.length > 0)
        await appendEntries(tx, {
          ...{ fixtureId, entries: freshEntries, source: 'replay', staffId: null, now: lastAt ?? now },
          projectsTable,
        });
      if (freshPosts.length > 0)
        await tx
          .insertInto('commentary_post')
          .values(freshPosts.map((post) => toRow(post, fixtureId, authorName)))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
    });
  // Between two events the page of the match must not say that nothing is heard.
  if (lastAt !== null && nextAt !== null) await recordHeartbeat(db, { fixtureId, now });
  return { nextAt, isChanged };
}

async function listKnownIds(db: Db, fixtureId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('fixture_id', '=', fixtureId)
    .unionAll(db.selectFrom('commentary_post').select('id').where('fixture_id', '=', fixtureId))
    .execute();
  return rows.map(({ id }) => id);
}

function toRow({ id, minute, added, text, isKey, at }: DuePost, fixtureId: string, authorName: string) {
  return {
    ...{ id, fixture_id: fixtureId, minute, added, text, author_id: null, author_name: authorName },
    ...{ is_key: isKey ? (1 as const) : (0 as const), is_pinned: 0 as const, event_id: null, version: 1 },
    ...{ created_at: at, updated_at: at, deleted_at: null },
  };
}
