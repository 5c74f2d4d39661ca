import { expect, it } from 'vitest';
import { formatTyped } from '#platform/records/record.ts';
import { getRecord, listRecords } from '#platform/records/rules/read-records.ts';
import { createRecord, deleteRecord, updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeEvents, writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findPlayerBySlug, listPlayersById } from '../players.ts';
import { createPlayer } from '../squads/resolve-players.ts';
import { listTeamsById } from '../team.ts';
import { playerRules } from './player.ts';
import { squadRules } from './squad.ts';

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

describeOnEachDatabase('a player', (open) => {
  async function prepare() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const create = async (typed: { name: string; team?: string; position?: string; genitive?: string }) => {
      const id = newId();
      await createRecord(db, playerRules, { actor, now: NOON, newId, id, typed });
      return id;
    };
    const remove = (id: string) => deleteRecord(db, playerRules, { actor, now: NOON, newId, id });
    return { db, create, remove };
  }

  it('has a number in his address when he has a namesake', async () => {
    const { db, create } = await prepare();
    for (let time = 0; time < 3; time++) await create({ name: 'Elvin Əliyev' });
    const slugs = await db.selectFrom('player').select('slug').orderBy('slug').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['elvin-eliyev', 'elvin-eliyev-2', 'elvin-eliyev-3']);
  });

  it('plays for a team that the site knows, or for none', async () => {
    const { db, create } = await prepare();
    const teamId = await writeTeam(db, 'zire');
    await writeTeam(db, 'neftci');
    const goalkeeper = await create({ name: 'Bir', team: 'Zirə', position: 'goalkeeper' });
    const free = await create({ name: 'İki' });
    const genitive = await create({ name: 'Üç', team: 'neftci', genitive: '–nun' });
    await expect(create({ name: 'Dörd', team: 'Yoxdur' })).rejects.toThrow('team: team.unknown');
    await expect(create({ name: '—' })).rejects.toThrow('name: field.required');
    await expect(create({ name: 'Beş', genitive: '1' })).rejects.toThrow('genitive: name.ending');
    expect(await listPlayersById(db, { ids: [goalkeeper] })).toMatchObject([
      { name: 'Bir', shirt: null, team: { id: teamId } },
    ]);
    const { items } = await listRecords(db, playerRules);
    const valuesOf = (id: string) => items.find((item) => item.id === id)?.values;
    expect(valuesOf(goalkeeper)).toMatchObject({ team: 'zire', position: 'goalkeeper', genitive: '' });
    expect(valuesOf(free)).toMatchObject({ team: '', position: '' });
    // Nothing closes the name, so the ending has a hyphen.
    expect(valuesOf(genitive)).toMatchObject({ team: 'neftci', genitive: '-nun' });
    expect(await findPlayerBySlug(db, { slug: 'bir' })).toMatchObject({ team: { name: 'zire' } });
    expect(await findPlayerBySlug(db, { slug: 'iki' })).toMatchObject({ team: null });
    expect(await listTeamsById(db, { ids: [teamId, 'none'] })).toMatchObject([{ id: teamId, name: 'zire' }]);
    expect(await listTeamsById(db, { ids: [] })).toEqual([]);
  });

  it('chooses among the teams of the site', async () => {
    const { db } = await prepare();
    for (const name of ['zire', 'neftci']) await writeTeam(db, name);
    for (const rules of [playerRules, squadRules])
      expect(await rules.listOptions?.(db)).toEqual({
        team: ['neftci', 'zire'].map((name) => ({ value: name, label: name })),
      });
  });

  it('stays while a match shows him: as a scorer, an assistant or in a line-up', async () => {
    const { db, create, remove } = await prepare();
    const [scorer, assistant, substitute, nobody] = [
      await create({ name: 'Bir' }),
      await create({ name: 'İki' }),
      await create({ name: 'Üç' }),
      await create({ name: 'Dörd' }),
    ];
    const fixture_id = await writeFixture(db);
    await writeEvents(db, fixture_id, [['goal', 'home', 'Bir', 10]]);
    await db.updateTable('fixture_event').set({ player_id: scorer, other_player_id: assistant }).execute();
    const line = { fixture_id, side: 'home' as const, player_id: substitute, is_starting: 0 as const };
    const lineUp = { is_official: 1 as const, players: '[]', version: 1, updated_at: NOON };
    await db
      .insertInto('line_up')
      .values({ fixture_id, side: 'home', formation: null, coach: null, ...lineUp })
      .execute();
    await db.insertInto('line_up_player').values(line).execute();
    for (const id of [scorer, assistant, substitute])
      await expect(remove(id)).rejects.toMatchObject({ code: 'team.inUse' });
    await remove(nobody);
    expect(await listPlayersById(db, { ids: [nobody] })).toEqual([]);
  });

  it('who was merged into another one is that one', async () => {
    const { db, create } = await prepare();
    const [kept, merged] = [await create({ name: 'Elvin Əliyev' }), await create({ name: 'E. Əliyev' })];
    await db.updateTable('player').set({ merged_into: kept }).where('id', '=', merged).execute();
    expect(await listPlayersById(db, { ids: [merged] })).toMatchObject([{ name: 'Elvin Əliyev' }]);
    expect(await findPlayerBySlug(db, { slug: 'e-eliyev' })).toMatchObject({
      id: kept,
      slug: 'elvin-eliyev',
    });
  });
});
