import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  countAttempt,
  deleteAttempts,
  deleteOldAttempts,
  releaseAttempt,
  requireAttempt,
  reserveAttempt,
} from './reserve-attempt.ts';

const limit = { kind: 'test', maxAttempts: 3, windowMs: 15 * MINUTE };

describeOnEachDatabase('reserveAttempt', (open) => {
  it('allows the limit within a window, and refused attempts do not extend the window', async () => {
    const { db } = await open();
    const reserve = (now: number, subject = 'a') => reserveAttempt(db, { ...limit, subject, now });
    const answers: number[] = [];
    for (let i = 0; i < 5; i++) answers.push(await reserve(NOON + i * MINUTE));
    expect(answers).toEqual([0, 0, 0, 12 * MINUTE, 11 * MINUTE]);
    expect(await reserve(NOON + MINUTE, 'b')).toBe(0);
    expect(await reserve(NOON + 15 * MINUTE - 1)).toBe(1);
    expect(await reserve(NOON + 15 * MINUTE)).toBe(0);
    await deleteAttempts(db, { subject: 'a' });
    expect(await db.selectFrom('attempt_count').select(['subject', 'count']).execute()).toEqual([
      { subject: 'b', count: 1 },
    ]);
    await deleteOldAttempts(db, { now: NOON + MINUTE + HOUR - 1 });
    expect(await db.selectFrom('attempt_count').selectAll().execute()).toHaveLength(1);
    await deleteOldAttempts(db, { now: NOON + MINUTE + HOUR });
    expect(await db.selectFrom('attempt_count').selectAll().execute()).toEqual([]);
  });

  it('is not locked for a day when the clock was a day ahead', async () => {
    const { db } = await open();
    const reserve = (now: number) => reserveAttempt(db, { ...limit, subject: 'a', now });
    for (let i = 0; i < 5; i++) await reserve(NOON + DAY);
    for (let i = 0; i < 3; i++) expect(await reserve(NOON)).toBe(0);
    expect(await reserve(NOON)).toBe(15 * MINUTE);
  });

  it('allows no more than the limit when many attempts come at once', async () => {
    const { db } = await open();
    const attempts = Array.from({ length: 20 }, () =>
      reserveAttempt(db, { ...limit, subject: 'a', now: NOON }),
    );
    expect((await Promise.all(attempts)).filter((waitMs) => waitMs === 0)).toHaveLength(3);
  });

  it('does not count a released attempt', async () => {
    const { db } = await open();
    const reserve = () => reserveAttempt(db, { ...limit, subject: 'a', now: NOON });
    for (let i = 0; i < 5; i++) {
      expect(await reserve()).toBe(0);
      await releaseAttempt(db, { subject: 'a' });
    }
    await releaseAttempt(db, { subject: 'a' });
    for (const waitMs of [0, 0, 0, 15 * MINUTE]) expect(await reserve()).toBe(waitMs);
  });

  it('says how many attempts are left, and until when; a rule refuses those beyond the limit', async () => {
    const { db } = await open();
    const count = (now: number) => countAttempt(db, { ...limit, subject: 'a', now });
    expect(await count(NOON)).toEqual({ remaining: 2, resetMs: 15 * MINUTE });
    expect(await count(NOON + MINUTE)).toEqual({ remaining: 1, resetMs: 14 * MINUTE });
    await requireAttempt(db, { ...limit, subject: 'a', now: NOON + MINUTE });
    await expect(requireAttempt(db, { ...limit, subject: 'a', now: NOON + MINUTE })).rejects.toMatchObject({
      code: 'rate.tooMany',
    });
    expect((await count(NOON + MINUTE)).remaining).toBe(-2);
    expect(await count(NOON + 15 * MINUTE)).toEqual({ remaining: 2, resetMs: 15 * MINUTE });
  });

  it('allows what a count of each window allows, whenever the attempts come', async () => {
    const { db } = await open();
    let subjects = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(10 * MINUTE), { maxLength: 12 }), async (pauses) => {
        const subject = `subject ${++subjects}`;
        let [now, since, count] = [NOON, Number.NEGATIVE_INFINITY, 0];
        for (const pause of pauses) {
          now += pause;
          if (now >= since + limit.windowMs) [since, count] = [now, 0];
          const waitMs = await reserveAttempt(db, { ...limit, subject, now });
          expect(waitMs).toBe(++count > limit.maxAttempts ? since + limit.windowMs - now : 0);
        }
      }),
      { numRuns: 20 },
    );
  });
});
