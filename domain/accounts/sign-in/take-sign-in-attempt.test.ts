import { expect, it } from 'vitest';
import { MINUTE, NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  deleteOldSignInAttempts,
  deleteSignInAttempts,
  returnSignInAttempt,
  takeSignInAttempt,
} from './take-sign-in-attempt.ts';

const limit = { most: 3, windowMs: 15 * MINUTE };

describeOnEachDatabase('takeSignInTry', (open) => {
  it('allows so many in a window, which refused tries do not prolong', async () => {
    const { db } = await open();
    const take = (now: number, subject = 'a') => takeSignInAttempt(db, { ...limit, subject, now });
    const answers: number[] = [];
    for (let i = 0; i < 5; i++) answers.push(await take(NOON + i * MINUTE));
    expect(answers).toEqual([0, 0, 0, 12 * MINUTE, 11 * MINUTE]);
    expect(await take(NOON + MINUTE, 'b')).toBe(0);
    expect(await take(NOON + 15 * MINUTE - 1)).toBe(1);
    expect(await take(NOON + 15 * MINUTE)).toBe(0);
    await deleteSignInAttempts(db, { subject: 'a' });
    expect(await db.selectFrom('sign_in_try').select(['subject', 'count']).execute()).toEqual([
      { subject: 'b', count: 1 },
    ]);
    await deleteOldSignInAttempts(db, { before: NOON + 2 * MINUTE });
    expect(await db.selectFrom('sign_in_try').selectAll().execute()).toEqual([]);
  });

  it('lets no more through when they come all at once', async () => {
    const { db } = await open();
    const tries = Array.from({ length: 20 }, () =>
      takeSignInAttempt(db, { ...limit, subject: 'a', now: NOON }),
    );
    expect((await Promise.all(tries)).filter((waitMs) => waitMs === 0)).toHaveLength(3);
  });

  it('does not count a try that is given back', async () => {
    const { db } = await open();
    const take = () => takeSignInAttempt(db, { ...limit, subject: 'a', now: NOON });
    for (let i = 0; i < 5; i++) {
      expect(await take()).toBe(0);
      await returnSignInAttempt(db, { subject: 'a' });
    }
    await returnSignInAttempt(db, { subject: 'a' });
    for (const waitMs of [0, 0, 0, 15 * MINUTE]) expect(await take()).toBe(waitMs);
  });
});
