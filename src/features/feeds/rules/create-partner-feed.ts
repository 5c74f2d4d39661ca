import { foldText } from '#az/characters/characters.ts';
import { countCharacters } from '#az/characters/count-characters.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { createFeedKey } from './partner-feed.ts';
import { lockPartnerFeeds, writePartnerFeeds } from './stored-partner-feeds.ts';

export const MAX_PARTNER_FEEDS = 20;
/** Characters. */
const MAX_NAME_LENGTH = 100;

/**
 * Gives a partner a feed with full texts. For admins.
 * @throws Forbidden, InvalidInput when the name is empty, too long or taken, Conflict 'partnerFeed.tooMany'
 */
export async function createPartnerFeed(
  db: Db,
  { actor, name: typed, now, newId }: { actor: Actor; name: string; now: number; newId: NewId },
): Promise<{ id: string }> {
  requireRole(actor, 'admin');
  const name = cleanLine(typed);
  if (name === '') throw new InvalidInput([{ field: 'partner', code: 'partnerFeed.name' }]);
  if (countCharacters(name) > MAX_NAME_LENGTH)
    throw new InvalidInput([{ field: 'partner', code: 'settings.tooLong' }]);
  const id = newId();
  await inTransaction(db, async (tx) => {
    const feeds = await lockPartnerFeeds(tx, { now });
    if (feeds.some((feed) => foldText(feed.name) === foldText(name)))
      throw new InvalidInput([{ field: 'partner', code: 'partnerFeed.nameTaken' }]);
    if (feeds.length >= MAX_PARTNER_FEEDS)
      throw new Conflict('partnerFeed.tooMany', 'There are too many partners');
    const feed = { id, name, key: createFeedKey(newId), keyedAt: now };
    await writePartnerFeeds(tx, { actor, feeds: [...feeds, feed], now });
    await recordAudit(tx, {
      ...{ actor, action: 'partnerFeed.create', subjectType: 'partnerFeed', subjectId: id, now, newId },
      before: null,
      after: { name },
    });
  });
  return { id };
}
