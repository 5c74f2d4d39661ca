import { timingSafeEqual } from 'node:crypto';
import { foldText } from '#az/characters/characters.ts';
import { countCharacters } from '#az/characters/text-length.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';

/**
 * The row of `setting` that holds all partners as a JSON array. They are few, and as a setting they move the scope
 * `settings`: a feed whose key is gone leaves the page cache of every server.
 */
const SETTING_KEY = 'feeds.partners';

/** All partners in the order of their creation. A server without any has no row. */
async function readPartnerFeeds(db: Db): Promise<PartnerFeed[]> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SETTING_KEY)
    .executeTakeFirst();
  return parsePartnerFeeds(row?.value);
}

/** Returns all partners and locks their row until the end of the transaction. A second writer waits here. */
async function lockPartnerFeeds(tx: Db, { now }: { now: number }): Promise<PartnerFeed[]> {
  const { value } = await tx
    .insertInto('setting')
    .values({ key: SETTING_KEY, value: '[]', version: 0, updated_at: now, updated_by: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ version: 0 }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return parsePartnerFeeds(value);
}

/** Replaces the locked partners. */
async function writePartnerFeeds(
  tx: Db,
  { actor, feeds, now }: { actor: Actor; feeds: readonly PartnerFeed[]; now: number },
): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(feeds), updated_at: now, updated_by: actor.id })
    .where('key', '=', SETTING_KEY)
    .execute();
}

/** A value that is missing or has another form counts as no partners, as for all settings: an archive may come from anywhere. */
function parsePartnerFeeds(value = '[]'): PartnerFeed[] {
  try {
    const feeds: unknown = JSON.parse(value);
    return Array.isArray(feeds) ? feeds.filter(isPartnerFeed) : [];
  } catch {
    return [];
  }
}

function isPartnerFeed(value: unknown): value is PartnerFeed {
  const { id, name, key, keyedAt } = (value ?? {}) as Partial<Record<keyof PartnerFeed, unknown>>;
  const areTexts = [id, name, key].every((text) => typeof text === 'string');
  return areTexts && isFeedKey(key as string) && Number.isSafeInteger(keyedAt);
}

/** All partners with their keys, the oldest first. For admins. @throws Forbidden */
export async function listPartnerFeeds(db: Db, { actor }: { actor: Actor }): Promise<PartnerFeed[]> {
  requireRole(actor, 'admin');
  return readPartnerFeeds(db);
}

/** Whether a partner has this key. The time does not tell how much of it is right. */
export async function isPartnerKey(db: Db, { key }: { key: string }): Promise<boolean> {
  if (!isFeedKey(key)) return false;
  const given = Buffer.from(key);
  const feeds = await readPartnerFeeds(db);
  return feeds.some((feed) => timingSafeEqual(Buffer.from(feed.key), given));
}

/** A partner that may show our articles: its feed has their full texts, at an address that nobody else knows. */
export interface PartnerFeed {
  id: string;
  /** The name of the partner, for admins. */
  name: string;
  /** The secret part of the address. It is stored as it is, because admins read the address again on the settings screen. */
  key: string;
  /** When this key was made, epoch milliseconds. */
  keyedAt: number;
}

/** The key is sent with every request, so it has the form of an id: it needs no escaping in an address. */
const createFeedKey = (newId: NewId): string => newId() + newId();

/** Whether a text can be a key. Other texts need no look at the database. */
const isFeedKey = (text: string): boolean => /^[0-9A-Za-z]{40}$/.test(text);

export const MAX_PARTNER_FEEDS = 20;
/** Characters. */
const MAX_NAME_LENGTH = 100;

/**
 * Gives a partner a feed with full texts. For admins.
 * @throws Forbidden, InvalidInput when the name is empty, too long or taken, Conflict 'partnerFeed.tooMany'
 */
export async function createPartnerFeed(
  db: Db,
  { actor, name: typed, now, newId }: Change & { name: string },
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
    await recordAudit(tx, { actor, now, newId }, 'partnerFeed.create', id, { after: { name } });
  });
  return { id };
}

/** Gives the feed of a partner a new key. The old address is gone with the commit. For admins. @throws Forbidden, Conflict */
export async function renewPartnerFeed(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const feeds = await lockPartnerFeeds(tx, { now });
    const feed = feeds.find((one) => one.id === id);
    if (!feed) throw new Conflict('partnerFeed.gone', `No partner has the id ${id}`);
    const renewed = { ...feed, key: createFeedKey(newId), keyedAt: now };
    await writePartnerFeeds(tx, { actor, feeds: feeds.map((one) => (one === feed ? renewed : one)), now });
    await recordAudit(tx, { actor, now, newId }, 'partnerFeed.renew', id, { after: { name: feed.name } });
  });
}

/** Switches the feed of a partner off. Its address is gone with the commit. For admins. @throws Forbidden, Conflict */
export async function deletePartnerFeed(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const feeds = await lockPartnerFeeds(tx, { now });
    const feed = feeds.find((one) => one.id === id);
    if (!feed) throw new Conflict('partnerFeed.gone', `No partner has the id ${id}`);
    await writePartnerFeeds(tx, { actor, feeds: feeds.filter((one) => one !== feed), now });
    await recordAudit(tx, { actor, now, newId }, 'partnerFeed.delete', id, { before: { name: feed.name } });
  });
}
