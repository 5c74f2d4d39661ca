import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';
import { type Fixture, OVERDUE_AFTER_MS } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

const MAX_LISTED = 50;

/**
 * The matches that should have been played, and about which nobody has entered anything, the latest first. At most 50, without
 * sample matches. `now` is epoch ms.
 */
export async function listAwaitedResults(db: Db, { now }: { now: number }): Promise<Fixture[]> {
  const rows = await selectFixtures(db)
    .where(isAwaited(now))
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id')
    .limit(MAX_LISTED)
    .execute();
  return toFixtures(db, rows);
}

/** The condition of `isAwaitingResult` for rows. */
const isAwaited = (now: number) => (eb: ExpressionBuilder<Database, 'fixture'>) =>
  eb.and([
    eb('fixture.status', '=', sql.lit('scheduled')),
    eb('fixture.kick_off', '<=', now - OVERDUE_AFTER_MS),
    eb('fixture.sample', '=', 0),
  ]);
