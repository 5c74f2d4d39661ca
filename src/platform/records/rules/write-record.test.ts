import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { recordRules } from '#tests/kit/content/records.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createRecord } from './write-record.ts';

describeOnEachDatabase('the form of a new record', (open) => {
  it('creates it once, and is refused with another value of a field when it is sent again', async () => {
    const { db } = await open();
    const rules = recordRules('player');
    const at = { id: newId(), actor: await writeActor(db, 'editor'), now: NOON, newId };
    for (const name of ['zire', 'neftci']) await writeTeam(db, name);
    const typed = { name: 'Zubir', shirt: '9', team: 'zire', genitive: '' };
    await createRecord(db, rules, { ...at, typed });
    for (const same of [
      typed,
      { name: ' Zubir ', shirt: '09' },
      // Rules may fill in an empty field, a team has several names, and an ending is written in several ways.
      { ...typed, shirt: '' },
      { ...typed, shirt: ' ' },
      { ...typed, team: 'neftci' },
      { ...typed, genitive: 'in' },
    ])
      await createRecord(db, rules, { ...at, typed: same });
    for (const other of [{ name: 'Camal' }, { shirt: '10' }])
      await expect(createRecord(db, rules, { ...at, typed: { ...typed, ...other } })).rejects.toMatchObject({
        code: 'form.sentBefore',
      });
    expect(await db.selectFrom('player').select(['name', 'shirt']).execute()).toEqual([
      { name: 'Zubir', shirt: 9 },
    ]);
  });
});
