import { sql } from 'kysely';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { type DecidedMatch, type Fixture, isResult, type Result, type ScheduledFixture } from '../fixture.ts';
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

/** The latest results of a competition (its slug) or of one season, newest first, also awarded ones. `now` is epoch ms. */
export async function listRecentResults(
  db: Db,
  {
    competition,
    seasonId,
    now,
    limit = 5,
  }: { competition: string; seasonId?: string | undefined; now: number; limit?: number },
): Promise<(Result | DecidedMatch)[]> {
  const rows = await selectFixtures(db)
    .where('competition.slug', '=', competition)
    .$if(seasonId !== undefined, (query) => query.where('fixture.season_id', '=', seasonId as string))
    .where('fixture.status', 'in', ['finished', 'awarded'])
    .where('fixture.kick_off', '<=', now)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id')
    .limit(limit)
    .execute();
  return (await toFixtures(db, rows)).filter(isResult);
}

/** The next matches of a competition (its slug), the earliest first. `now` is epoch ms. */
export async function listUpcomingFixtures(
  db: Db,
  { competition, now, limit = 5 }: { competition: string; now: number; limit?: number },
): Promise<ScheduledFixture[]> {
  const rows = await selectFixtures(db)
    .where('competition.slug', '=', competition)
    .where('fixture.status', '=', sql.lit('scheduled'))
    .where('fixture.kick_off', '>', now)
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .limit(limit)
    .execute();
  const fixtures = await toFixtures(db, rows);
  return fixtures.filter((fixture) => fixture.status === 'scheduled');
}

/** The matches with these ids, in no order. Unknown ids are ignored. */
export async function listFixturesById(db: Db, { ids }: { ids: readonly string[] }): Promise<Fixture[]> {
  if (ids.length === 0) return [];
  const rows = await selectFixtures(db).where('fixture.id', 'in', ids).execute();
  return toFixtures(db, rows);
}
