import { expect, it } from 'vitest';
import { formatTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { createRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findPlayerBySlug } from '../players.ts';
import { createPlayer } from '../squads/resolve-players.ts';
import { playerRules } from './player.ts';

describeOnEachDatabase('the address of a player', (open) => {
  async function prepare() {
    const { db } = await open();
    const change = { actor: await writeActor(db, 'editor'), now: NOON, newId };
    const create = async (name: string) => {
      const id = newId();
      await createRecord(db, playerRules, { ...change, id, typed: { name } });
      return id;
    };
    const update = async (id: string, typed: { name?: string; shirt?: string }) => {
      const { values, version } = await getRecord(db, playerRules, id);
      const all = { ...formatTyped(playerRules, values), ...typed };
      await updateRecord(db, playerRules, { ...change, id, version, typed: all });
    };
    /** The id and the present slug of the player at an address. */
    const find = async (slug: string) => {
      const player = await findPlayerBySlug(db, { slug });
      return player && [player.id, player.slug];
    };
    return { db, create, update, find };
  }

  it('leads from the old name to the new one, until another player gets the old name', async () => {
    const { db, create, update, find } = await prepare();
    const id = await create('Elvin Memmedov');
    await update(id, { name: 'Elvin Quliyev' });
    await update(id, { name: 'Elvin Əliyev' });
    for (const slug of ['elvin-memmedov', 'elvin-quliyev', 'elvin-eliyev'])
      expect(await find(slug)).toEqual([id, 'elvin-eliyev']);
    const namesake = await create('Elvin Məmmədov');
    expect(await find('elvin-memmedov')).toEqual([namesake, 'elvin-memmedov']);
    const other = await createPlayer(db, { name: 'Elvin Quliyev', teamId: null, shirt: null, newId });
    expect(await find('elvin-quliyev')).toEqual([other, 'elvin-quliyev']);
    expect(await db.selectFrom('player_redirect').selectAll().execute()).toEqual([]);
  });

  it('stays when the name means the same address', async () => {
    const { db, create, update, find } = await prepare();
    await create('Elvin Memmedov');
    const id = await createPlayer(db, { name: 'Elvin Memmedov', teamId: null, shirt: null, newId });
    const slug = `elvin-memmedov-${id.toLowerCase()}`;
    await update(id, { shirt: '9' });
    await update(id, { name: 'Elvin Məmmədov' });
    expect(await find(slug)).toEqual([id, slug]);
    expect(await find('elvin-memmedov-2')).toBeNull();
  });
});
