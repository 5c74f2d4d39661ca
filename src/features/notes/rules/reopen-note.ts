import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getNote } from './get-note.ts';

/**
 * Marks a note as not resolved.
 * @throws NotFound, Forbidden.
 */
export async function reopenNote(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<void> {
  requireRole(actor, 'author');
  await getNote(db, id);
  await db
    .updateTable('article_note')
    .set({ resolved_at: null, resolved_by_name: null })
    .where('id', '=', id)
    .execute();
}
