import type { Db } from '#db/schema.ts';
import { type Fixture, hasScore, type LiveMatch, type Result } from './fixture.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/** The latest scores of a competition: what is going on and what ended, newest first. `now` is epoch ms. */
export async function listRecentResults(
  db: Db,
  { competition, now, limit = 5 }: { competition: string; now: number; limit?: number },
): Promise<(LiveMatch | Result)[]> {
  const rows = await selectFixtures(db)
    .where('competition.slug', '=', competition)
    .where('fixture.status', 'in', ['live', 'finished'])
    .where('fixture.kick_off', '<=', now)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id')
    .limit(limit)
    .execute();
  return (await toFixtures(db, rows)).filter(isPlayed);
}

function isPlayed(fixture: Fixture): fixture is LiveMatch | Result {
  return hasScore(fixture) && fixture.status !== 'abandoned';
}
