import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getNote } from './get-note.ts';
import { canDeleteNote } from './list-notes.ts';

/**
 * Deletes a note. Authors delete their own notes; admins delete any note, which is recorded in the audit log. `now` in
 * epoch milliseconds.
 * @throws NotFound, Forbidden.
 */
export async function deleteNote(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'author');
  await inTransaction(db, async (tx) => {
    const note = await getNote(tx, id);
    if (!canDeleteNote(actor, note.staff_id)) throw new Forbidden('Notes of others are for admins to delete');
    await tx.deleteFrom('article_note').where('id', '=', id).execute();
    if (note.staff_id === actor.id) return;
    await recordAudit(tx, {
      ...{ actor, action: 'note.delete', subjectType: 'note', subjectId: id, now, newId },
      before: { articleId: note.article_id, author: note.staff_name, text: note.text },
      after: null,
    });
  });
}
