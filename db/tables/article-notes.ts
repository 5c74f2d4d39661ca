import type { Moment } from './column-types.ts';

export interface ArticleNoteTables {
  article_note: ArticleNoteTable;
  note_mention: NoteMentionTable;
}

/** Without a foreign key to the article: it waits for one that comes back out of the bin. */
export interface ArticleNoteTable {
  id: string;
  article_id: string;
  /** Null when the account is gone. */
  staff_id: string | null;
  staff_name: string;
  /** Who is mentioned stands in it by their id: `@[id]`. */
  text: string;
  at: Moment;
  resolved_at: Moment | null;
  resolved_by_name: string | null;
}

/** Somebody whom a note asks to read it. */
interface NoteMentionTable {
  id: string;
  note_id: string;
  article_id: string;
  staff_id: string;
  /** As they were called when it was written. */
  staff_name: string;
  at: Moment;
  /** Null until they have opened the article. */
  read_at: Moment | null;
}
