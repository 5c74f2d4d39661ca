import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { isFeedKey, type PartnerFeed } from './partner-feed.ts';

/**
 * The row of `setting` that holds all partners as a JSON array. They are few, and as a setting they move the scope
 * `settings`: a feed whose key is gone leaves the page cache of every server.
 */
const SETTING_KEY = 'feeds.partners';

/** All partners in the order of their creation. A server without any has no row. */
export async function readPartnerFeeds(db: Db): Promise<PartnerFeed[]> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', SETTING_KEY)
    .executeTakeFirst();
  return parsePartnerFeeds(row?.value);
}

/** Returns all partners and locks their row until the end of the transaction. A second writer waits here. */
export async function lockPartnerFeeds(tx: Db, { now }: { now: number }): Promise<PartnerFeed[]> {
  const { value } = await tx
    .insertInto('setting')
    .values({ key: SETTING_KEY, value: '[]', version: 0, updated_at: now, updated_by: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ version: 0 }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return parsePartnerFeeds(value);
}

/** Replaces the locked partners. */
export async function writePartnerFeeds(
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
