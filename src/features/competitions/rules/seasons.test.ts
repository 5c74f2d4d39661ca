import { expect, it } from 'vitest';
import { formatTyped, type TypedFields } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeCompetition, writeFixture } from '#tests/kit/content/matches.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createSeason, seasonRules } from './definitions/season.ts';
import { updateSeason } from './seasons/seasons.ts';
import { parseRegulation } from './standings/regulation.ts';

describeOnEachDatabase('a season', (open) => {
  async function opened() {
    const { db, currentRevision } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const competition = await writeCompetition(db, 'apl');
    const create = async (name: string, startsOn = `${name.slice(0, 4)}-08-01`) => {
      const id = newId();
      await createSeason(db, { ...editor, id, competitionId: competition, typed: { name, startsOn } });
      return id;
    };
    const typedOf = async (id: string) => {
      const { values, version } = await getRecord(db, seasonRules, id);
      return { typed: formatTyped(seasonRules, values), version };
    };
    const update = async (id: string, over: TypedFields) => {
      const { typed, version } = await typedOf(id);
      await updateRecord(db, seasonRules, { ...editor, id, version, typed: { ...typed, ...over } });
    };
    const table = (id: string) =>
      db
        .selectFrom('standing')
        .innerJoin('team', 'team.id', 'standing.team_id')
        .select(['team.name', 'played', 'points', 'zone', 'form'])
        .where('season_id', '=', id)
        .orderBy('position')
        .execute();
    return {
      db,
      currentRevision,
      editor,
      create,
      update,
      table,
      typedOf,
    };
  }

  it('stores its rules, teams, deductions and totals, and derives the table again', async () => {
    const { db, create, update, table, typedOf } = await opened();
    const id = await create('2024/25');
    const fixture = await writeFixture(db, { teams: ['Qarabağ', 'Zirə'], season_id: id });
    await writeFixture(db, { teams: ['Sabah', 'Kəpəz'] });
    await writeLedger(db, fixture, [kickOff(), goal('home', 3)]);
    const change = {
      win: '2',
      draw: '1',
      legs: '4',
      teamCount: '10',
      tieBreaks: 'headToHead,wins,headToHead',
      zones: '1\t1\tucl\t\n4\t4\trelegation\tKeçid oyunu',
      // Their slugs come from the test kit: see `writeTeam`.
      teams: 'Qarabağ\nSabah\nZirə',
      deductions: 'Qarabağ\t3\tLisenziya',
      places: 'Qarabağ\t2\tAFFA-nın qərarı',
      starts: 'Sabah\t2\t1\t0\t5\t1\tQQH\nZirə\t0\t0\t0\t0\t0\t',
    };
    await db.updateTable('team').set({ slug: 'qarabag' }).where('name', '=', 'Qarabağ').execute();
    await db.updateTable('team').set({ slug: 'zire' }).where('name', '=', 'Zirə').execute();
    await update(id, change);
    expect(await table(id)).toMatchObject([
      { name: 'Sabah', played: 3, points: 5, zone: 'ucl', form: 'WWD' },
      { name: 'Qarabağ', played: 1, points: -1, zone: null },
      { name: 'Zirə', played: 1, points: 0 },
    ]);
    expect((await typedOf(id)).typed).toMatchObject({
      ...change,
      tieBreaks: 'headToHead,wins',
      starts: 'Sabah\t2\t1\t0\t5\t1\tQQH',
    });
    const next = await create('2025/26');
    const { typed } = await typedOf(next);
    expect(typed).toMatchObject({ win: '2', zones: change.zones, teams: '', deductions: '', places: '' });
    const { slug, regulation } = await db
      .selectFrom('season')
      .selectAll()
      .where('id', '=', next)
      .executeTakeFirstOrThrow();
    expect([slug, parseRegulation(regulation).legs]).toEqual(['2025-26', 4]);
  });

  it.each<[TypedFields, string, string]>([
    [{ name: '' }, 'name', 'field.required'],
    [{ startsOn: '2024-13-01' }, 'startsOn', 'season.startsOn'],
    [{ win: '0' }, 'win', 'field.number'],
    [{ legs: '' }, 'legs', 'field.required'],
    [{ zones: '1\t1\tucl\t\n3\t2\tuel\t' }, 'zones.1', 'season.zone'],
    [{ teams: 'Sabah\nYoxdur' }, 'teams.1', 'team.unknown'],
    [{ deductions: 'Sabah\t0\tSəbəb' }, 'deductions.0', 'season.deduction'],
    [{ deductions: 'Sabah\t3\t' }, 'deductions.0', 'season.deduction'],
    [{ places: 'Sabah\t0\tSəbəb' }, 'places.0', 'season.place'],
    [{ places: 'Sabah\t3\t' }, 'places.0', 'season.place'],
    [{ places: 'Sabah\t3\tPüşk\nTuran\t3\tPüşk' }, 'places.1', 'season.place'],
    [{ places: 'Sabah\t3\tPüşk\nSabah\t4\tPüşk' }, 'places.1', 'season.place'],
    [{ places: 'Yoxdur\t3\tPüşk' }, 'places.0', 'team.unknown'],
    [{ starts: 'Sabah\t1\t0\t0\t1\t0\tX' }, 'starts.0', 'season.start'],
  ])('refuses %j', async (over, field, code) => {
    const { db, create, update } = await opened();
    const id = await create('2024/25');
    await writeFixture(db, { teams: ['Sabah', 'Turan'] });
    await expect(update(id, over)).rejects.toMatchObject({ problems: [{ field, code }] });
  });

  it('creates the teams that are unknown, and none when the season is refused', async () => {
    const { db, editor, create, typedOf } = await opened();
    const id = await create('2024/25');
    await writeFixture(db, { teams: ['Sabah', 'Kəpəz'] });
    const names = async () =>
      (await db.selectFrom('team').select('name').orderBy('name').execute()).map(({ name }) => name);
    const save = async (over: TypedFields) => {
      const { typed, version } = await typedOf(id);
      const newTeams = ['sabah', 'Təzə FK', 'Yeni', 'yeni', ''];
      await updateSeason(db, { ...editor, id, version, newTeams, typed: { ...typed, ...over } });
    };
    const teams = 'Sabah\nTəzə FK\nYeni';
    await expect(save({ teams, win: '0' })).rejects.toMatchObject({ problems: [{ field: 'win' }] });
    expect(await names()).toEqual(['Kəpəz', 'Sabah']);
    await save({ teams });
    expect((await names()).toSorted()).toEqual(['Kəpəz', 'Sabah', 'Təzə FK', 'Yeni']);
    expect((await typedOf(id)).typed.teams?.split('\n').toSorted()).toEqual(['Sabah', 'Təzə FK', 'Yeni']);
    const made = db.selectFrom('audit_log').select('action').where('action', '=', 'team.create');
    expect(await made.execute()).toHaveLength(2);
  });

  it('changes nothing when its form is sent unchanged', async () => {
    const { db, currentRevision, editor, create, update, typedOf } = await opened();
    const id = await create('2024/25');
    await writeFixture(db, { teams: ['Sabah', 'Turan'] });
    await update(id, { teams: 'Sabah\nTuran' });
    const { typed, version } = await typedOf(id);
    const before = await currentRevision();
    for (const newTeams of [[], ['Sabah', 'Yeni']])
      await updateSeason(db, { ...editor, id, version, newTeams, typed });
    expect(await currentRevision()).toBe(before);
    expect(await typedOf(id)).toEqual({ typed, version });
  });

  it('refuses a second season with the same name', async () => {
    const { create } = await opened();
    await create('2024/25');
    await expect(create('2024/25')).rejects.toThrow('record.exists');
  });
});
