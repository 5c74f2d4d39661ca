import type { Db } from '#platform/db/schema.ts';

/**
 * Deletes the pins that have expired at `now` (epoch milliseconds), so that the page cache renders the front page again.
 * A job calls it every second. Returns the number of deleted pins.
 */
export async function deleteExpiredPins(db: Db, { now }: { now: number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('home_pin')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
