import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import type { TestSite } from '../site/site.ts';
import { KILLS, repeatKills, untilReached } from './kill-rounds.ts';

/** Somebody who makes one write after the other. */
export interface Writer {
  /** Makes one write. Without an answer it repeats the write once `untilUp` resolves. Throws when it is refused. */
  write(untilUp: () => Promise<void>): Promise<void>;
  /** Whether a write has no answer yet. */
  isWaiting(): boolean;
}

/**
 * Kills the server of a site `KILLS` times with SIGKILL while all writers write, each time after `between` acknowledged writes at
 * least. `check` looks into the database while the server is dead, and at the end. Throws what a writer throws. Returns the number of
 * acknowledged writes.
 */
export async function killRepeatedly(
  site: TestSite,
  {
    writers,
    between,
    check,
  }: {
    writers: readonly Writer[];
    between: number;
    check: () => Promise<void>;
  },
): Promise<number> {
  let acknowledged = 0;
  let up = Promise.resolve();
  let isOver = false;
  const work = Promise.all(
    writers.map(async (writer) => {
      while (!isOver) {
        await writer.write(() => up);
        acknowledged += 1;
      }
    }),
  ).finally(() => {
    isOver = true;
  });
  work.catch(() => {});
  const enough = (count: number) =>
    untilReached(
      () => acknowledged,
      () => acknowledged >= count || isOver,
      1,
    );
  let unanswered = 0;
  await repeatKills(async () => {
    if (isOver) return;
    await enough(acknowledged + between);
    await sleep(randomInt(10));
    const gate = Promise.withResolvers<void>();
    up = gate.promise;
    await site.crash(async () => {
      unanswered += writers.filter((writer) => writer.isWaiting()).length;
      await check();
    });
    gate.resolve();
  });
  await enough(acknowledged + between);
  isOver = true;
  await work;
  await check();
  // The kills came in the middle of something.
  expect(unanswered).toBeGreaterThanOrEqual(KILLS);
  return acknowledged;
}

/** Sends until there is an answer. Waits for the server in between. A server that is busy has not answered (503). */
export async function insist<Answer extends { status: number }>(
  send: () => Promise<Answer>,
  untilUp: () => Promise<void>,
): Promise<Answer> {
  for (;;) {
    try {
      const answer = await send();
      if (answer.status !== 503) return answer;
    } catch {
      // The server is dead.
    }
    await untilUp();
    await sleep(5);
  }
}

/** Time passes: the leases of the dead end. */
export async function endLeases(db: Db): Promise<void> {
  for (const table of ['delivery', 'newsletter_delivery', 'push_delivery'] as const)
    await db.updateTable(table).set({ lease_until: 0 }).where('lease_id', 'is not', null).execute();
  await db.updateTable('import_job').set({ lease_until: 0 }).execute();
}
