import { HOUR } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';

/** How long a stashed submission is stored, in milliseconds. */
export const STASH_MS = 2 * HOUR;
/** Characters of JSON. No form of the back-office is longer. */
const MAX_LENGTH = 1_000_000;
/** Submissions per account. A further one replaces the oldest. */
const MAX_SUBMISSIONS = 5;

/** A form that was sent after the session of its author had ended. */
export interface StashedSubmission {
  id: string;
  /** The path and query of the request. */
  path: string;
  fields: readonly (readonly [name: string, text: string])[];
  /** The form had a file. Files are not stashed. */
  hadFile: boolean;
}

/**
 * Stashes a submission for two hours; only its author can read it. `now` in epoch milliseconds.
 * @returns its id; null when it is too long or the account does not exist.
 */
export async function stashSubmission(
  db: Db,
  submission: Omit<StashedSubmission, 'id'> & { staffId: string; now: number; newId: NewId },
): Promise<string | null> {
  const { staffId, path, hadFile, now, newId } = submission;
  const fields = JSON.stringify(submission.fields);
  if (fields.length > MAX_LENGTH) return null;
  return inTransaction(db, async (tx) => {
    await deleteExpiredSubmissions(tx, { now });
    const account = await tx.selectFrom('staff').select('id').where('id', '=', staffId).executeTakeFirst();
    if (!account) return null;
    const id = newId();
    await tx
      .insertInto('stashed_submission')
      .values({ id, staff_id: staffId, path, fields, had_file: hadFile ? 1 : 0, created_at: now })
      .execute();
    const newest = await tx
      .selectFrom('stashed_submission')
      .select('id')
      .where('staff_id', '=', staffId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const old = newest.map((row) => row.id).filter((rowId, at) => at >= MAX_SUBMISSIONS && rowId !== id);
    if (old.length > 0) await tx.deleteFrom('stashed_submission').where('id', 'in', old).execute();
    return id;
  });
}

/** The actor's own stashed submission; null when it belongs to somebody else or has expired. */
export async function findStashedSubmission(
  db: Db,
  { actor, id, now }: { actor: { id: string }; id: string; now: number },
): Promise<StashedSubmission | null> {
  const row = await db
    .selectFrom('stashed_submission')
    .selectAll()
    .where('id', '=', id)
    .where('staff_id', '=', actor.id)
    .where('created_at', '>', now - STASH_MS)
    .executeTakeFirst();
  if (!row) return null;
  return { id, path: row.path, fields: JSON.parse(row.fields), hadFile: row.had_file === 1 };
}

/** Deletes the actor's own stashed submission. */
export async function deleteStashedSubmission(
  db: Db,
  { actor, id }: { actor: { id: string }; id: string },
): Promise<void> {
  await db.deleteFrom('stashed_submission').where('id', '=', id).where('staff_id', '=', actor.id).execute();
}

/** Deletes the submissions that are older than two hours. */
export async function deleteExpiredSubmissions(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('stashed_submission')
    .where('created_at', '<=', now - STASH_MS)
    .execute();
}
