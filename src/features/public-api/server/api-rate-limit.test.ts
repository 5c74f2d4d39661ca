import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { apiLimit } from '../rules/api-limit.ts';
import { createApiRateLimit } from './api-rate-limit.ts';

describeOnEachDatabase('the rate limit of the public API', (open) => {
  async function prepare() {
    const { db } = await open();
    let clock = NOON;
    const networkKey = (address: string) => `key of ${address}`;
    const limit = createApiRateLimit({
      db,
      networkKey,
      now: () => clock,
      onError: (error) => {
        throw error;
      },
    });
    const request = async (address = '192.0.2.1') => {
      const res = new ServerResponse(new IncomingMessage(new Socket()));
      const isAllowed = await limit(res, address);
      return { isAllowed, limit: res.getHeader('RateLimit'), retryAfter: res.getHeader('Retry-After') };
    };
    return {
      db,
      request,
      wait: (ms: number) => {
        clock += ms;
      },
    };
  }
  const counted = async (db: Db) =>
    (await db.selectFrom('attempt_count').select(['subject', 'count']).orderBy('subject').execute()).map(
      ({ subject, count }) => [subject, Number(count)],
    );

  it('allows a network so many requests in a window, and says when the next is allowed', async () => {
    const { request, wait } = await prepare();
    for (let number = 1; number < apiLimit.maxAttempts; number += 1) await request();
    wait(10 * SECOND);
    expect(await request()).toEqual({ isAllowed: true, limit: '"network";r=0;t=50', retryAfter: undefined });
    expect(await request()).toEqual({ isAllowed: false, limit: '"network";r=0;t=50', retryAfter: '50' });
    expect(await request('198.51.100.7')).toMatchObject({ isAllowed: true });
    wait(50 * SECOND - 1);
    expect(await request()).toMatchObject({ isAllowed: false, retryAfter: '1' });
    wait(1);
    expect(await request()).toMatchObject({ isAllowed: true });
  });

  it('answers everybody while requests cannot be counted, and says so to the operator', async () => {
    const { db, close } = await open();
    await close();
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const limit = createApiRateLimit({ db, networkKey: (address) => address, now: () => NOON, onError });
    expect(await limit(new ServerResponse(new IncomingMessage(new Socket())), '192.0.2.1')).toBe(true);
    expect(errors).toHaveLength(1);
  });

  it('writes nothing more for a network that has used its requests', async () => {
    const { db, request, wait } = await prepare();
    for (let number = 0; number <= apiLimit.maxAttempts; number += 1) await request();
    const before = await counted(db);
    expect(before).toEqual([['api key of 192.0.2.1', apiLimit.maxAttempts + 1]]);
    for (let number = 0; number < 3; number += 1) await request();
    expect(await counted(db)).toEqual(before);
    wait(MINUTE);
    await request();
    expect(await counted(db)).toEqual([['api key of 192.0.2.1', 1]]);
  });
});
