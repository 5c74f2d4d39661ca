import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { queueMail } from '#domain/audience/mail/queue-mail.ts';
import { InvalidInput, NotFound } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { findMentions } from './find-mentions.ts';
import { listMentionableStaff } from './list-mentionable-staff.ts';
import { cleanNoteText } from './note-input.ts';

const ID = /^[0-9A-Za-z]{20}$/;

/**
 * Writes a note on an article; whom it mentions finds it in the back-office and gets a letter from the queue, which may
 * fail without the note being lost. `id` may be given by the form: sent twice, it is written once. `chosen`: the ids
 * picked from the form's list of names; `wasAsked`: who bears a typed name was shown, and nobody more is meant. `now` in
 * epoch milliseconds.
 * @throws Forbidden, NotFound, or InvalidInput 'note.required', 'note.tooLong', or 'note.whom' for a name of several.
 */
export async function createNote(
  db: Db,
  the: {
    actor: Actor;
    articleId: string;
    id?: string;
    text: string;
    chosen?: readonly string[];
    wasAsked?: boolean;
    adminEmail: string | null;
    now: number;
    newId: NewId;
  },
): Promise<{ id: string }> {
  const { actor, articleId, chosen, adminEmail, now, newId, id = newId() } = the;
  requireRole(actor, 'author');
  const typed = cleanNoteText(the.text);
  if (!ID.test(id)) throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  return inTransaction(db, async (tx) => {
    await requireArticle(tx, articleId);
    const people = await listMentionableStaff(tx, { adminEmail });
    const { text, mentioned, unsure } = findMentions(typed, { people, chosen });
    if (unsure.length > 0 && !the.wasAsked) throw new InvalidInput([{ field: 'text', code: 'note.whom' }]);
    const written = await tx
      .insertInto('article_note')
      .values({
        ...{ id, article_id: articleId, staff_id: actor.id, staff_name: actor.name, text, created_at: now },
        ...{ resolved_at: null, resolved_by_name: null },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) return { id };
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
