import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

const PAST_DAYS = 60;
/** More than a season of a league has. */
const MAX_FIXTURES = 500;

/** The matches of a competition (its slug) from two months ago on, for a calendar. `now` is epoch ms. */
export async function listCalendarFixtures(
  db: Db,
  { competition, now }: { competition: string; now: number },
): Promise<Fixture[]> {
  const rows = await selectFixtures(db)
    .where('fixture.competition_id', '=', (eb) =>
      eb.selectFrom('competition').select('id').where('slug', '=', competition),
    )
    .where('fixture.kick_off', '>=', now - PAST_DAYS * DAY)
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .limit(MAX_FIXTURES)
    .execute();
  return toFixtures(db, rows);
}
