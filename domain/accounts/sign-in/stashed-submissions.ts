import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';

/** So long somebody has to come back. */
export const FORM_KEPT_MS = 2 * 3_600_000;
/** Signs of JSON; a form with more is no form of ours. */
const LONGEST = 1_000_000;
/** Forms kept of one person; the oldest make room. */
const MOST = 5;

/** A form that was sent without a session, to be shown to who had written it. */
export interface KeptForm {
  id: string;
  /** The address it was sent to. */
  path: string;
  fields: readonly (readonly [name: string, text: string])[];
  /** A file was sent with it, which is not kept. */
  hadFile: boolean;
}

/**
 * Keeps what somebody sent after their session had ended, for them alone and for two hours. Null when it is too long or
 * there is no such account. `now` in epoch milliseconds.
 */
export async function keepForm(
  db: Db,
  the: Omit<KeptForm, 'id'> & { staffId: string; now: number; newId: NewId },
): Promise<string | null> {
  const { staffId, now } = the;
  const fields = JSON.stringify(the.fields);
  if (fields.length > LONGEST) return null;
  return inTransaction(db, async (tx) => {
    await forgetOldForms(tx, { now });
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

/** A form of one's own that was kept; null for one of somebody else and when its time is over. */
export async function findKeptForm(
  db: Db,
  { actor, id, now }: { actor: { id: string }; id: string; now: number },
): Promise<KeptForm | null> {
  const row = await db
    .selectFrom('kept_form')
    .selectAll()
    .where('id', '=', id)
    .where('staff_id', '=', actor.id)
    .where('created_at', '>', now - FORM_KEPT_MS)
    .executeTakeFirst();
  if (!row) return null;
  return { id, path: row.path, fields: JSON.parse(row.fields), hadFile: row.had_file === 1 };
}

/** Removes a form of one's own: it has been sent again. */
export async function forgetKeptForm(
  db: Db,
  { actor, id }: { actor: { id: string }; id: string },
): Promise<void> {
  await db.deleteFrom('kept_form').where('id', '=', id).where('staff_id', '=', actor.id).execute();
}

/** Removes the forms nobody has come back for. */
export async function forgetOldForms(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('kept_form')
    .where('created_at', '<=', now - FORM_KEPT_MS)
    .execute();
}
