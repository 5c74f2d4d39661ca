/** The post of an article or a match in the channel, so that it can be edited. */
export interface TelegramPostTable {
  subject_type: 'article' | 'match';
  subject_id: string;
  message_id: number;
  /** The text as it was sent. */
  text: string;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    telegram_post: TelegramPostTable;
  }
}
