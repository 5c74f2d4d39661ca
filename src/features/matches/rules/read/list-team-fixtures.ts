import type { Db } from '#platform/db/schema.ts';
import type { Fixture } from '../fixture.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';

interface TeamFixturesInput {
  teamId: string;
  /**
   * `next`: kick-offs after `now`, the earliest first. `last`: those before, the latest first. `played`: of the last ones those
   * with a score.
   */
  which: 'next' | 'last' | 'played';
  /** Epoch ms. */
  now: number;
  limit?: number;
}

/** The next or the last matches of a team, at home and away, of every status. */
export async function listTeamFixtures(
  db: Db,
  { teamId, which, now, limit = 5 }: TeamFixturesInput,
): Promise<Fixture[]> {
  // One query for each index: with `or` the databases would read and sort all matches of the team.
  const lists = await Promise.all(
    (['fixture.home_id', 'fixture.away_id'] as const).map((column) =>
      selectFixtures(db)
        .where(column, '=', teamId)
        .where('fixture.kick_off', which === 'next' ? '>' : '<=', now)
        .$if(which === 'played', (query) => query.where('fixture.home_score', 'is not', null))
        .orderBy('fixture.kick_off', which === 'next' ? 'asc' : 'desc')
        .limit(limit)
        .execute(),
    ),
  );
  const sign = which === 'next' ? 1 : -1;
  const rows = lists.flat().toSorted((a, b) => sign * (a.kick_off - b.kick_off));
  return toFixtures(db, rows.slice(0, limit));
}
