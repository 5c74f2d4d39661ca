import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockPartnerFeeds, writePartnerFeeds } from './stored-partner-feeds.ts';

/** Switches the feed of a partner off. Its address is gone with the commit. For admins. @throws Forbidden, Conflict */
export async function deletePartnerFeed(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const feeds = await lockPartnerFeeds(tx, { now });
    const feed = feeds.find((one) => one.id === id);
    if (!feed) throw new Conflict('partnerFeed.gone', `No partner has the id ${id}`);
    await writePartnerFeeds(tx, { actor, feeds: feeds.filter((one) => one !== feed), now });
    await recordAudit(tx, {
      ...{ actor, action: 'partnerFeed.delete', subjectType: 'partnerFeed', subjectId: id, now, newId },
      before: { name: feed.name },
      after: null,
    });
  });
}
