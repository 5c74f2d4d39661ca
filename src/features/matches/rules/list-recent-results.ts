import type { Db } from '#platform/db/schema.ts';
import type { Fixture, Result } from './fixture.ts';
import { selectFixtures, toFixtures } from './select-fixtures.ts';

/** The latest finished matches of a competition (its slug), or of one season of it, newest first. `now` is epoch ms. */
export async function listRecentResults(
  db: Db,
  {
    competition,
    seasonId,
    now,
    limit = 5,
  }: { competition: string; seasonId?: string | undefined; now: number; limit?: number },
): Promise<Result[]> {
  const rows = await selectFixtures(db)
    .where('competition.slug', '=', competition)
    .$if(seasonId !== undefined, (query) => query.where('fixture.season_id', '=', seasonId as string))
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
