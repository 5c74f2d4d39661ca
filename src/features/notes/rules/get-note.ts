import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { ArticleNoteTable } from '../tables.ts';

/** @throws NotFound */
export async function getNote(db: Db, id: string): Promise<Selectable<ArticleNoteTable>> {
  const note = await db.selectFrom('article_note').selectAll().where('id', '=', id).executeTakeFirst();
  if (!note) throw new NotFound(`No note has the id ${id}`);
  return note;
}
