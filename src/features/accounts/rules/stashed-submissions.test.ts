import { expect, it } from 'vitest';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  deleteExpiredSubmissions,
  deleteStashedSubmission,
  findStashedSubmission,
  STASH_MS,
  stashSubmission,
} from './stashed-submissions.ts';

const sent = {
  path: '/admin/articles/create?draft=1',
  hadFile: true,
  fields: [['title', 'Qarabağ']] as const,
};

describeOnEachDatabase('stashed submissions', (open) => {
  it('are available only to their author, for two hours', async () => {
    const { db } = await open();
    const [leyla, orxan] = [await writeStaff(db, 'editor'), await writeStaff(db, 'admin')];
    const id = (await stashSubmission(db, { ...sent, staffId: leyla.id, now: NOON, newId })) ?? '';
    const find = (actor: { id: string }, now = NOON) => findStashedSubmission(db, { actor, id, now });
    expect(await find(leyla)).toEqual({ id, ...sent });
    expect(await find(orxan)).toBeNull();
    expect(await find(leyla, NOON + STASH_MS)).toBeNull();
    await deleteStashedSubmission(db, { actor: orxan, id });
    expect(await find(leyla)).not.toBeNull();
    await deleteStashedSubmission(db, { actor: leyla, id });
    expect(await find(leyla)).toBeNull();
  });

  it('are limited to five per account and to a length, and need an existing account', async () => {
    const { db } = await open();
    const leyla = await writeStaff(db, 'editor');
    const stash = (now: number, over = {}) =>
      stashSubmission(db, { ...sent, staffId: leyla.id, now, newId, ...over });
    const count = async () => (await db.selectFrom('stashed_submission').select('id').execute()).length;
    const first = await stash(NOON);
    for (let at = 1; at <= 5; at++) await stash(NOON + at);
    expect(await count()).toBe(5);
    expect(await findStashedSubmission(db, { actor: leyla, id: first ?? '', now: NOON + 5 })).toBeNull();
    expect(await stash(NOON, { staffId: newId() })).toBeNull();
    expect(await stash(NOON, { fields: [['name', 'x'.repeat(1_000_000)]] })).toBeNull();
    await deleteExpiredSubmissions(db, { now: NOON + STASH_MS + 5 });
    expect(await count()).toBe(0);
  });
});
