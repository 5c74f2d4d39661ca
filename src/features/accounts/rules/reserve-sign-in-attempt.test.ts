import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  deleteOldSignInAttempts,
  deleteSignInAttempts,
  releaseSignInAttempt,
  reserveSignInAttempt,
} from './reserve-sign-in-attempt.ts';

const limit = { maxAttempts: 3, windowMs: 15 * MINUTE };

describeOnEachDatabase('reserveSignInAttempt', (open) => {
  it('allows the limit within a window, and refused attempts do not extend the window', async () => {
    const { db } = await open();
    const reserve = (now: number, subject = 'a') => reserveSignInAttempt(db, { ...limit, subject, now });
    const answers: number[] = [];
    for (let i = 0; i < 5; i++) answers.push(await reserve(NOON + i * MINUTE));
    expect(answers).toEqual([0, 0, 0, 12 * MINUTE, 11 * MINUTE]);
    expect(await reserve(NOON + MINUTE, 'b')).toBe(0);
    expect(await reserve(NOON + 15 * MINUTE - 1)).toBe(1);
    expect(await reserve(NOON + 15 * MINUTE)).toBe(0);
    await deleteSignInAttempts(db, { subject: 'a' });
    expect(await db.selectFrom('sign_in_attempt').select(['subject', 'count']).execute()).toEqual([
      { subject: 'b', count: 1 },
    ]);
    await deleteOldSignInAttempts(db, { before: NOON + 2 * MINUTE });
    expect(await db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
  });

  it('allows no more than the limit when many attempts come at once', async () => {
    const { db } = await open();
    const attempts = Array.from({ length: 20 }, () =>
      reserveSignInAttempt(db, { ...limit, subject: 'a', now: NOON }),
    );
    expect((await Promise.all(attempts)).filter((waitMs) => waitMs === 0)).toHaveLength(3);
  });

  it('does not count a released attempt', async () => {
    const { db } = await open();
    const reserve = () => reserveSignInAttempt(db, { ...limit, subject: 'a', now: NOON });
    for (let i = 0; i < 5; i++) {
      expect(await reserve()).toBe(0);
      await releaseSignInAttempt(db, { subject: 'a' });
    }
    await releaseSignInAttempt(db, { subject: 'a' });
    for (const waitMs of [0, 0, 0, 15 * MINUTE]) expect(await reserve()).toBe(waitMs);
  });
});
