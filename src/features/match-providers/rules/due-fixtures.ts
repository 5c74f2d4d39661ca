import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { FixtureStatus, MatchPhase } from '#features/matches/tables.ts';
import type { Db } from '#platform/db/schema.ts';

/** A linked match whose snapshot is due. */
export interface DueFixture {
  externalId: string;
  fixtureId: string;
}

interface DueInput {
  provider: string;
  /** Providers whose word counts more. A match that one of them has is left to it. */
  preferred: readonly string[];
  /** Epoch ms. */
  now: number;
  limit: number;
}

/** The matches of a provider that are due, the longest waiting first. */
export async function listDueFixtures(
  db: Db,
  { provider, preferred, now, limit }: DueInput,
): Promise<DueFixture[]> {
  const rows = await db
    .selectFrom('provider_fixture')
    .select(['external_id', 'fixture_id'])
    .where('provider', '=', provider)
    .where('poll_at', '<=', now)
    .where('poll_at', 'is not', null)
    // The link of a deleted match is gone, its time is not.
    .where('fixture_id', 'is not', null)
    .$if(preferred.length > 0, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('provider_fixture as other')
              .select('other.external_id')
              .whereRef('other.fixture_id', '=', 'provider_fixture.fixture_id')
              .where('other.provider', 'in', preferred),
          ),
        ),
      ),
    )
    .orderBy('poll_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ external_id, fixture_id }) =>
    fixture_id === null ? [] : [{ externalId: external_id, fixtureId: fixture_id }],
  );
}

/** The kick-offs of the linked matches of a provider that are played between two times (epoch ms). */
export async function listPlayedKickOffs(
  db: Db,
  { provider, from, to }: { provider: string; from: number; to: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('provider_fixture')
    .select('kick_off')
    .where('provider', '=', provider)
    .where('fixture_id', 'is not', null)
    // A match that is not polled any more needs no calls.
    .where('poll_at', 'is not', null)
    .where('kick_off', '>', from - MATCH_MS)
    .where('kick_off', '<', to)
    .execute();
  return rows.map(({ kick_off }) => kick_off);
}

/** Sets when a match is polled next, from its state now. */
export async function scheduleNextPoll(
  db: Db,
  { provider, fixtureId, now, pace }: { provider: string; fixtureId: string; now: number; pace: PollPace },
): Promise<void> {
  const row = await db
    .selectFrom('fixture')
    .select(['status', 'phase', 'kick_off as kickOff', 'updated_at as updatedAt'])
    .where('id', '=', fixtureId)
    .executeTakeFirst();
  const at = row ? findNextPoll(row, { now, ...pace }) : null;
  await setNextPoll(db, { provider, fixtureId, at });
}

/** Line-ups come out about an hour before the match. */
export const POLLED_BEFORE_MS = 75 * MINUTE;
const SOON_MS = 48 * HOUR;
/** A match is over by then, with extra time and a long break. */
const OVER_AFTER_MS = 6 * HOUR;
/** Providers correct goals and cards on the next days. Counted from the kick-off. */
const RECONCILED_AFTER_MS = [26 * HOUR, 74 * HOUR];

interface PolledMatch {
  status: FixtureStatus;
  phase: MatchPhase | null;
  /** Epoch ms. */
  kickOff: number;
  /** Epoch ms of its last change. */
  updatedAt: number;
}

/** How often the provider may be asked. */
export interface PollPace {
  /** Between two polls of a live match. */
  liveIntervalMs: number;
  /** The calls of a day are few. Line-ups and late corrections then wait longer. */
  isScarce: boolean;
}

/** When a match is polled next (epoch ms) after a poll at `now`; null when it is not polled any more. */
export function findNextPoll(
  match: PolledMatch,
  { now, liveIntervalMs, isScarce }: PollPace & { now: number },
): number | null {
  const { status, kickOff } = match;
  if (now < kickOff - POLLED_BEFORE_MS) return kickOff - POLLED_BEFORE_MS;
  if (now < kickOff) return now + (isScarce ? 30 : 5) * MINUTE;
  const reconciledAt = RECONCILED_AFTER_MS.map((after) => kickOff + after).find((at) => at > now) ?? null;
  if (now > kickOff + OVER_AFTER_MS) return reconciledAt;
  if (status === 'live' || status === 'scheduled')
    return now + (match.phase === 'halftime' ? Math.max(MINUTE, liveIntervalMs) : liveIntervalMs);
  if (status === 'suspended') return now + Math.max(5 * MINUTE, liveIntervalMs);
  const wasJustEnded = status === 'finished' && now < match.updatedAt + 30 * MINUTE;
  return wasJustEnded ? now + (isScarce ? 15 : 2) * MINUTE : reconciledAt;
}

/** When the list of matches is read next: each hour while a match is near, every six hours with few calls, otherwise twice a day. */
export function findNextList(
  kickOffs: readonly number[],
  { now, isScarce }: { now: number; isScarce: boolean },
): number {
  const isSoon = kickOffs.some((at) => at > now && at < now + SOON_MS);
  return now + (isSoon ? (isScarce ? 6 : 1) : 12) * HOUR;
}

/** A match with its break and some added time. */
const MATCH_MS = 2 * HOUR;
/** Kept back for each match of the day: its line-ups, its end and its corrections. */
const CALLS_AROUND_MATCH = 8;
const MAX_LIVE_INTERVAL_MS = 20 * MINUTE;

/**
 * The time between two polls of live matches that makes the calls of a day last until its last match has ended. One call asks
 * for all live matches. `kickOffs` are those of the matches that are played until the calls are counted anew.
 */
export function spreadCalls(
  kickOffs: readonly number[],
  { now, remainingToday, leastMs }: { now: number; remainingToday: number; leastMs: number },
): number {
  let playedMs = 0;
  let until = now;
  for (const kickOff of kickOffs.toSorted((a, b) => a - b)) {
    const end = kickOff + MATCH_MS;
    playedMs += Math.max(0, end - Math.max(until, kickOff));
    until = Math.max(until, end);
  }
  const ahead = kickOffs.filter((kickOff) => kickOff > now).length;
  const calls = Math.max(1, remainingToday - CALLS_AROUND_MATCH * (ahead + 1));
  return Math.min(MAX_LIVE_INTERVAL_MS, Math.max(leastMs, Math.ceil(playedMs / calls)));
}

/** After the clock was put back: polls the matches that are near anew, also those that had been counted as over. `now` is epoch ms. */
export async function resumePolls(
  db: Db,
  { provider, now }: { provider: string; now: number },
): Promise<void> {
  await db
    .updateTable('provider_fixture')
    .set((eb) => ({
      poll_at: eb
        .case()
        .when('kick_off', '>', now + POLLED_BEFORE_MS)
        .then(eb('kick_off', '-', POLLED_BEFORE_MS))
        .else(now)
        .end(),
    }))
    .where('provider', '=', provider)
    .where('fixture_id', 'is not', null)
    .where('kick_off', '>', now - Math.max(...RECONCILED_AFTER_MS))
    .execute();
}

export async function setNextPoll(
  db: Db,
  { provider, fixtureId, at }: { provider: string; fixtureId: string; at: number | null },
): Promise<void> {
  await db
    .updateTable('provider_fixture')
    .set({ poll_at: at })
    .where('provider', '=', provider)
    .where('fixture_id', '=', fixtureId)
    .execute();
}
