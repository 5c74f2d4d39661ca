import type { Selectable } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { ArticleNoteTable } from '#db/tables/article-notes.ts';
import { NotFound } from '#domain/errors.ts';

/** @throws NotFound */
export async function getNote(db: Db, id: string): Promise<Selectable<ArticleNoteTable>> {
  const note = await db.selectFrom('article_note').selectAll().where('id', '=', id).executeTakeFirst();
  if (!note) throw new NotFound(`No note has the id ${id}`);
  return note;
}
