import type { Db } from '#db/schema.ts';

/**
 * Takes the pins off the front page whose time is over at `now` (epoch milliseconds), so that the pages kept in memory
 * are made again. For the program's clock, every second. Returns how many there were.
 */
export async function deleteExpiredPins(db: Db, { now }: { now: number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('home_pin')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
