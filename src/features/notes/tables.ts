import type { Moment } from '#platform/db/column-types.ts';

/** Without a foreign key to the article: the notes of a deleted article wait for its restoration. */
export interface ArticleNoteTable {
  id: string;
  article_id: string;
  /** Null when the account is gone. */
  staff_id: string | null;
  staff_name: string;
  /** A mention is the id of the account: `@[id]`. */
  text: string;
  created_at: Moment;
  resolved_at: Moment | null;
  resolved_by_name: string | null;
}

/** An account that a note mentions. */
interface NoteMentionTable {
  id: string;
  note_id: string;
  article_id: string;
  staff_id: string;
  /** The name at the time of writing. */
  staff_name: string;
  created_at: Moment;
  /** Null until they have opened the article. */
  read_at: Moment | null;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    article_note: ArticleNoteTable;
    note_mention: NoteMentionTable;
  }
}
