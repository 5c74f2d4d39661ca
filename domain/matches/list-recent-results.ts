import type { Db } from '#db/schema.ts';
import type { Fixture, Result } from './fixture.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/** The latest finished matches of a competition (its slug), newest first. `now` is epoch ms. */
export async function listRecentResults(
  db: Db,
  { competition, now, limit = 5 }: { competition: string; now: number; limit?: number },
): Promise<Result[]> {
  const rows = await selectFixtures(db)
    .where('competition.slug', '=', competition)
    .where('fixture.status', '=', 'finished')
    .where('fixture.kick_off', '<=', now)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id')
    .limit(limit)
    .execute();
  return (await toFixtures(db, rows)).filter(isResult);
}

function isResult(fixture: Fixture): fixture is Result {
  return fixture.status === 'finished';
}
