import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { Conflict } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
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
