import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { findMentions } from './find-mentions.ts';
import { listMentionableStaff } from './list-mentionable-staff.ts';
import { cleanNoteText } from './note-input.ts';

const ID = /^[0-9A-Za-z]{20}$/;

/**
 * Creates a note on an article. Mentioned people see it in the back-office and get a mail from the queue. A note with an
 * `id` that exists is not created again, so a form that is sent twice creates one note.
 * @throws Forbidden, NotFound, InvalidInput 'note.required', 'note.tooLong', or 'note.whom' when several people have a
 * mentioned name and none of them was chosen.
 */
export async function createNote(
  db: Db,
  input: {
    actor: Actor;
    articleId: string;
    id?: string;
    text: string;
    /** The ids of the people that the author picked in the form. */
    chosen?: readonly string[];
    /** The form has asked which people are meant, so names that stay ambiguous mention nobody. */
    wasAsked?: boolean;
    adminEmail: string | null;
    /** Epoch milliseconds. */
    now: number;
    newId: NewId;
  },
): Promise<{ id: string }> {
  const { actor, articleId, chosen, wasAsked, adminEmail, now, newId, id = newId() } = input;
  requireRole(actor, 'author');
  const typed = cleanNoteText(input.text);
  if (!ID.test(id)) throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  return inTransaction(db, async (tx) => {
    await requireArticle(tx, articleId);
    const people = await listMentionableStaff(tx, { adminEmail });
    const { text, mentioned, unsure } = findMentions(typed, { people, chosen });
    if (unsure.length > 0 && !wasAsked) throw new InvalidInput([{ field: 'text', code: 'note.whom' }]);
    const inserted = await tx
      .insertInto('article_note')
      .values({
        ...{ id, article_id: articleId, staff_id: actor.id, staff_name: actor.name, text, created_at: now },
        ...{ resolved_at: null, resolved_by_name: null },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return { id };
    for (const person of mentioned) {
      const isSelf = person.id === actor.id;
      const mentionId = newId();
      await tx
        .insertInto('note_mention')
        .values({
          ...{ id: mentionId, note_id: id, article_id: articleId, staff_id: person.id },
          ...{ staff_name: person.name, created_at: now, read_at: isSelf ? now : null },
        })
        .execute();
      if (!isSelf) await queueMail(tx, { kind: 'noteMention', subjectId: mentionId, now, newId });
    }
    return { id };
  });
}

async function requireArticle(tx: Db, id: string): Promise<void> {
  const article = await tx.selectFrom('article').select('id').where('id', '=', id).executeTakeFirst();
  if (!article) throw new NotFound(`No article has the id ${id}`);
}
