import type { Db } from '#platform/db/schema.ts';

/** A notice with the outcome of its deliveries. What is in none of the counts is still to be sent. */
export interface SentNotice {
  id: string;
  title: string;
  body: string;
  address: string;
  /** Epoch ms. */
  createdAt: number;
  recipients: number;
  sent: number;
  failed: number;
  replaced: number;
}

const MAX_NOTICES = 50;

/** The last notices, newest first. */
export function listPushNotices(db: Db): Promise<SentNotice[]> {
  return db
    .selectFrom('push_notice')
    .select(['id', 'title', 'body', 'address', 'created_at as createdAt'])
    .select(['recipients', 'sent', 'failed', 'replaced'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NOTICES)
    .execute();
}
