import { type ExpressionBuilder, sql } from 'kysely';
import { footballDay } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import type { RegionChoice } from '#features/competitions/rules/competition.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import {
  ALARM_AFTER_MS,
  type Fixture,
  isLive,
  isOngoing,
  type LiveMatch,
  OVERDUE_AFTER_MS,
  type SuspendedMatch,
} from '../fixture.ts';
import { listTodaysAndLiveFixtures } from '../match-days.ts';
import { selectFixtures, toFixtures } from '../select-fixtures.ts';
import { isOverdue } from './end-overdue-matches.ts';

/**
 * The live matches, of all competitions or of a region. In the editors' order of competitions, then by kick-off. Overdue
 * matches are left out. `now` is epoch ms.
 */
export async function listLiveMatches(
  db: Db,
  { now, region }: { now: number; region?: RegionChoice },
): Promise<LiveMatch[]> {
  const rows = await selectFixtures(db)
    .where('fixture.status', '=', sql.lit('live'))
    .where(({ eb, not }) => not(isOverdue(now)(eb)))
    .$if(region !== undefined, (query) => query.where('competition.region', '=', region as RegionChoice))
    .orderBy('competition.position')
    .orderBy('competition.slug')
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return (await toFixtures(db, rows)).filter(isLive);
}

/**
 * Every live or suspended match, whatever its day, the earliest first; those of one competition with its slug. `shownAt`
 * (epoch ms) leaves out the live matches that are overdue, which readers do not see as live.
 */
export async function listOngoingMatches(
  db: Db,
  { competition, shownAt }: { competition?: string; shownAt?: number } = {},
): Promise<(LiveMatch | SuspendedMatch)[]> {
  const ids = db.selectFrom('fixture').select('id');
  const rows = await selectFixtures(db)
    // `union all` uses the index of each status.
    .where('fixture.id', 'in', () =>
      ids
        .where('status', '=', sql.lit('live'))
        .$if(shownAt !== undefined, (query) =>
          query.where(({ eb, not }) => not(isOverdue(shownAt as number)(eb))),
        )
        .unionAll(ids.where('status', '=', sql.lit('suspended'))),
    )
    .$if(competition !== undefined, (query) => query.where('competition.slug', '=', competition as string))
    .orderBy('fixture.kick_off')
    .orderBy('fixture.id')
    .execute();
  return (await toFixtures(db, rows)).filter(isOngoing);
}

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

/** The matches of today and of the last 24 hours, for pages that are already open. */
export interface Scoreboard {
  /** The last change of today's matches, epoch ms; null when there are no matches today. */
  updatedAt: number | null;
  matches: Fixture[];
}

/**
 * Reads the matches that an open page may show: today's matches, all live and suspended matches and the matches that began in the last
 * 24 hours, so that a page opened last night can update its matches. `now` is epoch ms.
 */
export async function readScoreboard(
  db: Db,
  { now, region }: { now: number; region?: RegionChoice },
): Promise<Scoreboard> {
  const recent = await listTodaysAndLiveFixtures(db, { now, since: now - DAY, withSuspended: true });
  const matches = recent.filter(({ competition }) => !region || competition.region === region);
  const { start } = footballDay(now);
  const today = matches.filter((match) => match.kickOff >= start || isOngoing(match));
  return { updatedAt: findLastChange(today), matches };
}

/** The time of the last change of these matches, epoch ms; null when there are no matches. */
function findLastChange(matches: readonly { updatedAt: number }[]): number | null {
  return matches.length === 0 ? null : Math.max(...matches.map((match) => match.updatedAt));
}
