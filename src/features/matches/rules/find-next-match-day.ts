import { type FootballDay, footballDay } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';

/** The next football day with a match after the football day of `at` (epoch ms); null when there is none. */
export async function findNextMatchDay(db: Db, { at }: { at: number }): Promise<FootballDay | null> {
  const row = await db
    .selectFrom('fixture')
    .select('kick_off')
    .where('kick_off', '>=', footballDay(at).end)
    .where('status', 'not in', ['postponed', 'cancelled'])
    .orderBy('kick_off')
    .limit(1)
    .executeTakeFirst();
  return row ? footballDay(row.kick_off) : null;
}
