import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** A match whose provider reports a score that its own list of goals does not give. */
export interface ScoreConflict {
  fixtureId: string;
  provider: string;
  home: string;
  away: string;
  /** `2:1`. */
  reported: string;
  listed: string;
}

/** The contradictions of matches of the last day, the latest match first. `now` is epoch ms. */
export async function listScoreConflicts(db: Db, { now }: { now: number }): Promise<ScoreConflict[]> {
  const rows = await db
    .selectFrom('provider_fixture')
    .innerJoin('fixture', 'fixture.id', 'provider_fixture.fixture_id')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.id as fixtureId', 'provider', 'home.name as home', 'away.name as away'])
    .select(['reported_score as reported', 'listed_score as listed'])
    .where('reported_score', '>', '')
    .where('fixture.kick_off', '>', now - DAY)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id')
    .limit(20)
    .execute();
  return rows.flatMap(({ reported, listed, ...match }) =>
    reported && listed ? [{ ...match, reported, listed }] : [],
  );
}
