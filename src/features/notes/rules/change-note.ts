import type { Selectable } from 'kysely';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import type { ArticleNoteTable } from '../tables.ts';
import { canDeleteNote } from './list-notes.ts';
import { findMentions, listMentionableStaff } from './mentions.ts';

/**
 * Marks a note as resolved. Does nothing when it is already resolved. `now` in epoch milliseconds.
 * @throws NotFound, Forbidden.
 */
export async function resolveNote(db: Db, { actor, id, now }: Omit<SubjectChange, 'newId'>): Promise<void> {
  requireRole(actor, 'author');
  await getNote(db, id);
  await db
    .updateTable('article_note')
    .set({ resolved_at: now, resolved_by_name: actor.name })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .execute();
}

/**
 * Marks a note as not resolved.
 * @throws NotFound, Forbidden.
 */
export async function reopenNote(db: Db, { actor, id }: Pick<SubjectChange, 'actor' | 'id'>): Promise<void> {
  requireRole(actor, 'author');
  await getNote(db, id);
  await db
    .updateTable('article_note')
    .set({ resolved_at: null, resolved_by_name: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a note. Authors delete their own notes; chief editors delete any note, which is recorded in the audit log. `now` in
 * epoch milliseconds.
 * @throws NotFound, Forbidden.
 */
export async function deleteNote(db: Db, { id, ...change }: SubjectChange): Promise<void> {
  const { actor } = change;
  requireRole(actor, 'author');
  await inTransaction(db, async (tx) => {
    const note = await getNote(tx, id);
    if (!canDeleteNote(actor, note.staff_id))
      throw new Forbidden('Notes of others are for chief editors to delete');
    await tx.deleteFrom('article_note').where('id', '=', id).execute();
    if (note.staff_id === actor.id) return;
    const before = { articleId: note.article_id, author: note.staff_name, text: note.text };
    await recordAudit(tx, change, 'note.delete', id, { before });
  });
}

/** @throws NotFound */
function getNote(db: Db, id: string): Promise<Selectable<ArticleNoteTable>> {
  const note = db.selectFrom('article_note').selectAll().where('id', '=', id);
  return note.executeTakeFirstOrThrow(() => new NotFound(`No note has the id ${id}`));
}

const ID = /^[0-9A-Za-z]{20}$/;

/**
 * Creates a note on an article. Mentioned people see it in the back-office and get a mail from the queue. A note with an
 * `id` that exists is not created again, so a form that is sent twice creates one note.
 * @throws Forbidden, NotFound, InvalidInput 'note.required', 'note.tooLong', or 'note.whom' when several people have a
 * mentioned name and none of them was chosen.
 */
export async function createNote(
  db: Db,
  input: Change & {
    articleId: string;
    id?: string;
    text: string;
    /** The ids of the people that the author picked in the form. */
    chosen?: readonly string[];
    /** The form has asked which people are meant, so names that stay ambiguous mention nobody. */
    wasAsked?: boolean;
    adminEmail: string | null;
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
        id,
        article_id: articleId,
        staff_id: actor.id,
        staff_name: actor.name,
        text,
        created_at: now,
        resolved_at: null,
        resolved_by_name: null,
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
          id: mentionId,
          note_id: id,
          article_id: articleId,
          staff_id: person.id,
          staff_name: person.name,
          created_at: now,
          read_at: isSelf ? now : null,
        })
        .execute();
      if (!isSelf) await queueMail(tx, { kind: 'noteMention', subjectId: mentionId, now, newId });
    }
    return { id };
  });
}

/** Characters. */
const MAX_NOTE_LENGTH = 2000;

/**
 * Cleans the text of a note: normalised characters, trimmed, at most one empty line between two paragraphs.
 * @throws InvalidInput 'note.required' or 'note.tooLong'.
 */
export function cleanNoteText(typed: string): string {
  const read = readForm({ text: typed });
  const rules = { required: 'note.required', limit: MAX_NOTE_LENGTH, tooLong: 'note.tooLong' } as const;
  const text = read.shortParagraphs('text', rules);
  read.check();
  return text;
}

async function requireArticle(tx: Db, id: string): Promise<void> {
  const article = await tx.selectFrom('article').select('id').where('id', '=', id).executeTakeFirst();
  if (!article) throw new NotFound(`No article has the id ${id}`);
}
