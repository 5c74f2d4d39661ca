import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getNote } from './get-note.ts';

/**
 * Marks a note as resolved. Does nothing when it is already resolved. `now` in epoch milliseconds.
 * @throws NotFound, Forbidden.
 */
export async function resolveNote(
  db: Db,
  { actor, id, now }: { actor: Actor; id: string; now: number },
): Promise<void> {
  requireRole(actor, 'author');
  await getNote(db, id);
  await db
    .updateTable('article_note')
    .set({ resolved_at: now, resolved_by_name: actor.name })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .execute();
}
