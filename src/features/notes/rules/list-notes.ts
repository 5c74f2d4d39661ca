import type { Db } from '#platform/db/schema.ts';
import { type Actor, hasRole, requireRole } from '#platform/sessions/actor.ts';
import { type NotePart, parseNoteParts } from './mentions.ts';

/** A note as the article form shows it. Times are epoch milliseconds. */
export interface Note {
  id: string;
  author: string;
  isOwn: boolean;
  parts: NotePart[];
  at: number;
  resolved: { at: number; by: string } | null;
  /** Whether the actor may delete it. */
  canDelete: boolean;
}

/**
 * All notes on an article, the oldest first. Authors and mentions have their current names.
 * @throws Forbidden.
 */
export async function listNotes(
  db: Db,
  { actor, articleId }: { actor: Actor; articleId: string },
): Promise<Note[]> {
  requireRole(actor, 'author');
  const notes = await db
    .selectFrom('article_note')
    .leftJoin('staff', 'staff.id', 'article_note.staff_id')
    .selectAll('article_note')
    .select('staff.name as name_now')
    .where('article_note.article_id', '=', articleId)
    .orderBy('article_note.created_at')
    .orderBy('article_note.id')
    .execute();
  const names = await readNames(db, articleId, notes.length);
  return notes.map((note) => ({
    id: note.id,
    author: note.name_now ?? note.staff_name,
    isOwn: note.staff_id === actor.id,
    parts: parseNoteParts(note.text, names.get(note.id) ?? new Map()),
    at: note.created_at,
    resolved: note.resolved_at === null ? null : { at: note.resolved_at, by: note.resolved_by_name ?? '' },
    canDelete: canDeleteNote(actor, note.staff_id),
  }));
}

/** Whether the actor may delete a note: authors their own notes, chief editors every note. */
export function canDeleteNote(actor: Actor, authorId: string | null): boolean {
  return hasRole(actor, 'chief') || authorId === actor.id;
}

/** The names of the mentioned people by note id. */
async function readNames(
  db: Db,
  articleId: string,
  count: number,
): Promise<Map<string, Map<string, string>>> {
  if (count === 0) return new Map();
  const rows = await db
    .selectFrom('article_note')
    .innerJoin('note_mention', 'note_mention.note_id', 'article_note.id')
    .innerJoin('staff', 'staff.id', 'note_mention.staff_id')
    .select(['note_mention.note_id', 'staff.id', 'staff.name'])
    .where('article_note.article_id', '=', articleId)
    .execute();
  const byNote = Map.groupBy(rows, (row) => row.note_id);
  return new Map(
    [...byNote].map(([noteId, people]) => [noteId, new Map(people.map(({ id, name }) => [id, name]))]),
  );
}
