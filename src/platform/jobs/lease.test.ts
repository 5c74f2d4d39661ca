import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE, SECOND } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { isLeaseOver } from './is-lease-over.ts';
import { LEASE_MS, LeaseLost, RENEW_MS, whileLeased } from './lease.ts';

it('is over ten seconds after a crash at the latest, with the second in which jobs look for work', () => {
  expect(LEASE_MS + SECOND).toBeLessThanOrEqual(10 * SECOND);
});

describe('work under a lease', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Starts work that lasts until it is ended or aborted. */
  function start(renew: () => Promise<boolean>, signal?: AbortSignal) {
    const end = Promise.withResolvers<string>();
    const done = whileLeased({ renew, ...(signal ? { signal } : {}) }, (leased) => {
      leased.addEventListener('abort', () => end.reject(leased.reason));
      return end.promise;
    });
    return { done, end: end.resolve };
  }

  it('renews it until the work is done, several times within its term', async () => {
    let renewals = 0;
    const work = start(async () => {
      renewals += 1;
      return true;
    });
    await vi.advanceTimersByTimeAsync(10 * LEASE_MS);
    expect(renewals).toBe((10 * LEASE_MS) / RENEW_MS);
    expect(LEASE_MS / RENEW_MS).toBeGreaterThanOrEqual(3);
    work.end('done');
    expect(await work.done).toBe('done');
    await vi.advanceTimersByTimeAsync(LEASE_MS);
    expect(renewals).toBe((10 * LEASE_MS) / RENEW_MS);
  });

  it('is stopped when another process has the lease', async () => {
    const work = start(async () => false);
    const refused = expect(work.done).rejects.toBeInstanceOf(LeaseLost);
    await vi.advanceTimersByTimeAsync(RENEW_MS);
    await refused;
  });

  it.each<[string, () => Promise<boolean>]>([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['hangs', () => new Promise(() => {})],
  ])('is stopped when the renewal %s for longer than the lease, not before', async (_, renew) => {
    let isHanging = true;
    let isStopped = false;
    const work = start(() => (isHanging ? Promise.race([renew(), untilFree.promise]) : renew()));
    const untilFree = Promise.withResolvers<boolean>();
    const refused = expect(work.done).rejects.toBeInstanceOf(LeaseLost);
    work.done.catch(() => {
      isStopped = true;
    });
    await vi.advanceTimersByTimeAsync(LEASE_MS);
    expect(isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(RENEW_MS);
    isHanging = false;
    untilFree.resolve(false);
    await refused;
  });

  it('is stopped when the program ends', async () => {
    const stop = new AbortController();
    const work = start(async () => true, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(work.done).rejects.toThrow('stopped');
  });

  it('waits for a renewal that is under way, so that a release comes after it', async () => {
    const renewal = Promise.withResolvers<boolean>();
    const order: string[] = [];
    const work = start(() => renewal.promise.finally(() => void order.push('renewed')));
    const released = work.done.then(() => void order.push('released'));
    await vi.advanceTimersByTimeAsync(RENEW_MS);
    work.end('done');
    await vi.advanceTimersByTimeAsync(0);
    renewal.resolve(true);
    await released;
    expect(order).toEqual(['renewed', 'released']);
  });
});

describeOnEachDatabase('the end of a lease', (open) => {
  it.each([
    ['now', 0, true],
    ['in the future', 1, false],
    ['in the past', -1, true],
    ['as late as a lease and two clocks allow', LEASE_MS + MINUTE, false],
    ['later than that: the clock was put back', LEASE_MS + MINUTE + 1, true],
    ['a day ahead', DAY, true],
  ])('that is %s', async (_, ahead, isOver) => {
    const { db } = await open();
    await db
      .insertInto('backup_state')
      .values({ id: 1, lease_id: 'a', lease_until: NOON + ahead, succeeded_at: null, bytes: null })
      .execute();
    const rows = await db
      .selectFrom('backup_state')
      .select(sql.lit(1).as('one'))
      .where(isLeaseOver(NOON))
      .execute();
    expect(rows.length === 1).toBe(isOver);
  });
});
