import { timingSafeEqual } from 'node:crypto';
import type { Db } from '#platform/db/schema.ts';
import { isFeedKey } from './partner-feed.ts';
import { readPartnerFeeds } from './stored-partner-feeds.ts';

/** Whether a partner has this key. The time does not tell how much of it is right. */
export async function isPartnerKey(db: Db, { key }: { key: string }): Promise<boolean> {
  if (!isFeedKey(key)) return false;
  const given = Buffer.from(key);
  const feeds = await readPartnerFeeds(db);
  return feeds.some((feed) => timingSafeEqual(Buffer.from(feed.key), given));
}
