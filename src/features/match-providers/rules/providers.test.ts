import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { LEASE_MS } from '#platform/jobs/lease.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ProviderTable } from '../tables.ts';
import { POLLED_BEFORE_MS } from './due-fixtures.ts';
import { writeProviderFixture } from './provider-ledger.fixture.ts';
import { claimProvider } from './providers.ts';

const now = NOON;
const claim = (db: Db) => claimProvider(db, { provider: 'a', now });
const write = async (db: Db, over: Partial<ProviderTable>) => {
  await db.deleteFrom('provider').execute();
  await db
    .insertInto('provider')
    .values({ id: 'a', poll_at: 0, list_at: 0, failures: 0, ...over })
    .execute();
};

describeOnEachDatabase('claimProvider', (open) => {
  it('takes a provider that is due, and not one that waits or that another instance has', async () => {
    const { db } = await open();
    expect(await claim(db)).toMatchObject({ poll_at: now + LEASE_MS });
    expect(await claim(db)).toBeNull();
    const waits: Partial<ProviderTable>[] = [
      { poll_at: now + 1 },
      // No calls are left this minute, or today.
      { poll_at: now + MINUTE, succeeded_at: now, remaining_minute: 0 },
      { poll_at: now + 12 * HOUR, succeeded_at: now, remaining_today: 0 },
      // Failures: the clock of the instance that wrote them is half a minute ahead.
      { poll_at: now + HOUR, failures: 1, failed_at: now + 30 * SECOND, succeeded_at: now - HOUR },
    ];
    for (const wait of waits) {
      await write(db, wait);
      expect([wait, await claim(db)]).toEqual([wait, null]);
    }
  });

  it('takes one that was last polled in the future, or waits longer than any wait: the clock was put back', async () => {
    const { db } = await open();
    const wrong: Partial<ProviderTable>[] = [
      { poll_at: now + DAY, succeeded_at: now - HOUR },
      { poll_at: now + 3 * MINUTE, remaining_today: 40 },
      { poll_at: now + DAY + 8 * HOUR, succeeded_at: now + DAY, remaining_today: 0 },
      { poll_at: now + DAY, failed_at: now + DAY, failures: 3 },
    ];
    for (const state of wrong) {
      await write(db, { list_at: now + DAY + HOUR, ...state });
      expect(await claim(db)).toMatchObject({
        poll_at: now + LEASE_MS,
        list_at: 0,
        succeeded_at: null,
        failed_at: null,
        remaining_today: null,
      });
      // Another instance does not take it too.
      expect(await claim(db)).toBeNull();
    }
  });

  it('then polls the matches that are near, and leaves the old ones alone', async () => {
    const { db } = await open();
    await writeProviderFixture(db, await writeFixture(db));
    const pollAfter = async (kickOff: number, pollAt: number | null) => {
      await db.updateTable('provider_fixture').set({ kick_off: kickOff, poll_at: pollAt }).execute();
      await write(db, { poll_at: now + DAY, succeeded_at: now + DAY });
      await claim(db);
      const row = db.selectFrom('provider_fixture').select('poll_at');
      return (await row.executeTakeFirstOrThrow()).poll_at;
    };
    expect(await pollAfter(now - HOUR, now + DAY)).toBe(now);
    expect(await pollAfter(now + HOUR, null)).toBe(now);
    expect(await pollAfter(now + 5 * HOUR, null)).toBe(now + 5 * HOUR - POLLED_BEFORE_MS);
    expect(await pollAfter(now - 4 * DAY, null)).toBeNull();
  });
});
