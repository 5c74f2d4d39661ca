import type { Db } from '#platform/db/schema.ts';
import { findNextPoll, MATCH_MS, type PollPace } from './plan-poll.ts';

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
