import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { type NotePart, parseNoteParts } from './find-mentions.ts';

/** A note that mentions the actor. Times are epoch milliseconds. */
export interface Mention {
  id: string;
  article: { id: string; title: string };
  author: string;
  parts: NotePart[];
  at: number;
  isRead: boolean;
}

/** The newest notes of others that mention the actor, read or not. Notes on deleted articles are left out. */
export async function listMentions(
  db: Db,
  { actor, limit = 50 }: { actor: Pick<Actor, 'id' | 'name'>; limit?: number },
): Promise<Mention[]> {
  const rows = await db
    .selectFrom('note_mention')
    .innerJoin('article_note', 'article_note.id', 'note_mention.note_id')
    .innerJoin('article', 'article.id', 'note_mention.article_id')
    .leftJoin('staff', 'staff.id', 'article_note.staff_id')
    .select(['note_mention.id', 'note_mention.created_at', 'note_mention.read_at', 'note_mention.note_id'])
    .select(['article_note.text', 'article_note.staff_name', 'staff.name as name_now'])
    .select(['article.id as article_id', 'article.title'])
    .where('note_mention.staff_id', '=', actor.id)
    .where('article_note.staff_id', 'is distinct from', actor.id)
    .orderBy('note_mention.created_at', 'desc')
    .orderBy('note_mention.id', 'desc')
    .limit(limit)
    .execute();
  const names = await readNames(
    db,
    rows.map((row) => row.note_id),
  );
  return rows.map((row) => ({
    id: row.id,
    article: { id: row.article_id, title: row.title },
    author: row.name_now ?? row.staff_name,
    parts: parseNoteParts(row.text, names),
    at: row.created_at,
    isRead: row.read_at !== null,
  }));
}

async function readNames(db: Db, noteIds: readonly string[]): Promise<Map<string, string>> {
  if (noteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('note_mention')
    .innerJoin('staff', 'staff.id', 'note_mention.staff_id')
    .select(['staff.id', 'staff.name'])
    .where('note_mention.note_id', 'in', noteIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
