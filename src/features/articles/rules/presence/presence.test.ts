import { expect, it } from 'vitest';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listPresence, PRESENT_MS, touchPresence } from './presence.ts';

describeOnEachDatabase('touchPresence', (open) => {
  it('returns who else has the article open, for twenty seconds', async () => {
    const { db } = await open();
    const leyla = await writeActor(db, 'editor', 'Leyla');
    const murad = await writeActor(db, 'author', 'Murad');
    const articleId = newId();
    const touch = (actor: typeof leyla, tabKey: string, now: number, isLeaving = false) =>
      touchPresence(db, { actor, subjectId: articleId, tabKey, now, isLeaving });
    expect(await touch(leyla, 'a', NOON)).toEqual([]);
    expect(await touch(murad, 'm', NOON + 1000)).toMatchObject([
      { name: 'Leyla', isSelf: false, seenAt: NOON },
    ]);
    expect(await touch(leyla, 'b', NOON + 2000)).toMatchObject([
      { name: 'Murad', isSelf: false },
      { name: 'Leyla', isSelf: true },
    ]);
    await touch(leyla, 'b', NOON + 3000, true);
    expect(await listPresence(db, { subjectId: articleId, now: NOON + 3000 })).toHaveLength(2);
    const names = async (now: number) =>
      (await listPresence(db, { subjectId: articleId, now })).map(({ name }) => name);
    expect(await names(NOON + PRESENT_MS)).toEqual(['Murad']);
    expect(await names(NOON + 1000 + PRESENT_MS)).toEqual([]);
    await expect(touch(leyla, '', NOON)).rejects.toThrow(InvalidInput);
  });

  it('knows the tabs of each article, and each account once', async () => {
    const { db } = await open();
    const [leyla, murad] = [
      await writeActor(db, 'operator', 'Leyla'),
      await writeActor(db, 'author', 'Murad'),
    ];
    const touch = (actor: typeof leyla, subjectId: string, tabKey: string, now: number, isLeaving = false) =>
      touchPresence(db, { actor, subjectId, tabKey, now, isLeaving });
    await touch(leyla, 'one', 'a', NOON);
    await touch(leyla, 'one', 'b', NOON + 1);
    await touch(leyla, 'two', 'a', NOON + 2);
    expect(await touch(murad, 'one', 'a', NOON + 3)).toEqual([
      { staffId: leyla.id, name: 'Leyla', seenAt: NOON + 1, isSelf: false },
    ]);
    expect(await touch(leyla, 'one', 'b', NOON + 4, true)).toEqual([]);
    // A tab is seen again by its next report.
    await touch(leyla, 'one', 'a', NOON + 5);
    const seen = async (subjectId: string, now: number) =>
      (await listPresence(db, { subjectId, now })).map(({ name, seenAt }) => [name, seenAt - NOON]);
    expect(await seen('one', NOON + 5)).toEqual([
      ['Leyla', 5],
      ['Murad', 3],
    ]);
    expect(await seen('two', NOON + 5)).toEqual([['Leyla', 2]]);
    expect(await seen('one', NOON + 4 + PRESENT_MS)).toEqual([['Leyla', 5]]);
  });

  it('is for everybody at a desk, with sound keys', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'operator');
    const touch = (over: { subjectId?: string; tabKey?: string }) =>
      touchPresence(db, { actor, subjectId: 'a', tabKey: 'b', now: NOON, ...over });
    for (const key of ['', 'a b', 'a'.repeat(65), "'"])
      for (const over of [{ subjectId: key }, { tabKey: key }])
        await expect(touch(over)).rejects.toEqual(
          new InvalidInput([{ field: 'form', code: 'form.invalid' }]),
        );
    await touch({ subjectId: 'a'.repeat(64), tabKey: '-_'.repeat(32) });
    const moderator = await writeActor(db, 'moderator');
    const refused = touchPresence(db, { actor: moderator, subjectId: 'a', tabKey: 'b', now: NOON });
    await expect(refused).rejects.toThrow(Forbidden);
  });
});
