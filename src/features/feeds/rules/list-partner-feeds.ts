import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import type { PartnerFeed } from './partner-feed.ts';
import { readPartnerFeeds } from './stored-partner-feeds.ts';

/** All partners with their keys, the oldest first. For admins. @throws Forbidden */
export async function listPartnerFeeds(db: Db, { actor }: { actor: Actor }): Promise<PartnerFeed[]> {
  requireRole(actor, 'admin');
  return readPartnerFeeds(db);
}
