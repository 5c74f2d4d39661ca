import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';

/** How long a stashed submission is kept, in milliseconds. */
export const STASH_MS = 2 * 3_600_000;
/** The longest submission, in characters of JSON. No form of ours is longer. */
const LONGEST = 1_000_000;
/** Submissions kept per person. A further one replaces the oldest. */
const MOST = 5;

/** A form that was sent after the session of its writer had ended. */
export interface StashedSubmission {
  id: string;
  /** The address it was sent to. */
  path: string;
  fields: readonly (readonly [name: string, text: string])[];
  /** The form had a file. Files are not stashed. */
  hadFile: boolean;
}

/**
 * Stashes a submission for its writer alone, for two hours. `now` in epoch milliseconds.
 * @returns its id; null when it is too long or the account does not exist.
 */
export async function stashSubmission(
  db: Db,
  the: Omit<StashedSubmission, 'id'> & { staffId: string; now: number; newId: NewId },
): Promise<string | null> {
  const { staffId, now } = the;
  const fields = JSON.stringify(the.fields);
  if (fields.length > LONGEST) return null;
  return inTransaction(db, async (tx) => {
    await deleteExpiredSubmissions(tx, { now });
    const person = await tx.selectFrom('staff').select('id').where('id', '=', staffId).executeTakeFirst();
    if (!person) return null;
    const id = the.newId();
    const row = { id, staff_id: staffId, path: the.path, fields, created_at: now };
    await tx
      .insertInto('kept_form')
      .values({ ...row, had_file: the.hadFile ? 1 : 0 })
      .execute();
    const newest = await tx
      .selectFrom('kept_form')
      .select('id')
      .where('staff_id', '=', staffId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    const old = newest.map((row) => row.id).filter((one, at) => at >= MOST && one !== id);
    if (old.length > 0) await tx.deleteFrom('kept_form').where('id', 'in', old).execute();
    return id;
  });
}

/** The actor's own stashed submission; null when it belongs to somebody else or has expired. */
export async function findStashedSubmission(
  db: Db,
  { actor, id, now }: { actor: { id: string }; id: string; now: number },
): Promise<StashedSubmission | null> {
  const row = await db
    .selectFrom('kept_form')
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
  await db.deleteFrom('kept_form').where('id', '=', id).where('staff_id', '=', actor.id).execute();
}

/** Deletes the submissions that are older than two hours. */
export async function deleteExpiredSubmissions(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('kept_form')
    .where('created_at', '<=', now - STASH_MS)
    .execute();
}
