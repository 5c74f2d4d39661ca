import type { Db } from '#platform/db/schema.ts';
import { composeArticlePost } from './compose-article-post.ts';
import { composeMatchPost } from './compose-match-post.ts';
import type { TelegramMessage, TelegramSubject } from './telegram-message.ts';

/** A post that is in the channel. */
export interface TelegramPost {
  messageId: number;
  /** As it was sent. */
  text: string;
}

/** The post of a subject as it has to look now; null when the subject is gone. */
export function composeTelegramPost(
  db: Db,
  { subject, siteUrl }: { subject: TelegramSubject; siteUrl: string },
): Promise<TelegramMessage | null> {
  const { type, id } = subject;
  return type === 'article' ? composeArticlePost(db, { id, siteUrl }) : composeMatchPost(db, { id, siteUrl });
}

export async function findTelegramPost(db: Db, { type, id }: TelegramSubject): Promise<TelegramPost | null> {
  const row = await db
    .selectFrom('telegram_post')
    .select(['message_id', 'text'])
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return row ? { messageId: row.message_id, text: row.text } : null;
}

/** Remembers a post, so that later changes edit it. */
export async function storeTelegramPost(
  tx: Db,
  { type, id }: TelegramSubject,
  { messageId, text }: TelegramPost,
): Promise<void> {
  await tx
    .insertInto('telegram_post')
    .values({ subject_type: type, subject_id: id, message_id: messageId, text })
    .onConflict((conflict) =>
      conflict.columns(['subject_type', 'subject_id']).doUpdateSet({ message_id: messageId, text }),
    )
    .execute();
}
