import { footballDay } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from './fixture.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/**
 * The matches of a football day in Baku. It lasts until six in the morning, so a match at 00:00 belongs to the evening
 * before. In the editors' order of competitions, then by kick-off. `at` is any time of the day, epoch ms.
 */
export async function listFixturesOfFootballDay(db: Db, { at }: { at: number }): Promise<Fixture[]> {
  const { start, end } = footballDay(at);
  const rows = await selectFixtures(db)
    .where('fixture.kick_off', '>=', start)
    .where('fixture.kick_off', '<', end)
    .orderBy('competition.position')
    .orderBy('competition.slug')
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return toFixtures(db, rows);
}
