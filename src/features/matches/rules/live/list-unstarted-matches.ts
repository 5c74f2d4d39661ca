import { type ExpressionBuilder, sql } from 'kysely';
import { MINUTE } from '#az/format/durations.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import { type Fixture, OVERDUE_AFTER_MS } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

const ALARM_AFTER_MS = 5 * MINUTE;

/**
 * The matches that nobody has started although their kick-off was more than five minutes ago. After some hours they are in
 * `listAwaitedResults` instead. Sample matches have no alarm. `now` is epoch ms.
 */
export async function listUnstartedMatches(db: Db, { now }: { now: number }): Promise<Fixture[]> {
  const rows = await selectFixtures(db)
    .where(isUnstarted(now))
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .limit(100)
    .execute();
  return toFixtures(db, rows);
}

/** How many matches `listUnstartedMatches` finds, without its limit. */
export async function countUnstartedMatches(db: Db, { now }: { now: number }): Promise<number> {
  const { count } = await db
    .selectFrom('fixture')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(isUnstarted(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const isUnstarted = (now: number) => (eb: ExpressionBuilder<Database, 'fixture'>) =>
  eb.and([
    eb('fixture.status', '=', sql.lit('scheduled')),
    eb('fixture.kick_off', '<', now - ALARM_AFTER_MS),
    eb('fixture.kick_off', '>', now - OVERDUE_AFTER_MS),
    eb('fixture.sample', '=', 0),
  ]);
