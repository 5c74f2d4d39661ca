import { expect, it } from 'vitest';
import { formatTyped, type TypedFields } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { updateRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeCompetition, writeFixture, writeRound } from '#tests/kit/content/matches.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { CompetitionKind } from '../tables.ts';
import { createSeason, seasonRules } from './definitions/season.ts';
import { stageRules } from './definitions/stage.ts';
import { updateStage } from './stages/change-stages.ts';
import { parseRegulation } from './standings/regulation.ts';

describeOnEachDatabase('a season and its stage', (open) => {
  async function opened() {
    const { db, currentRevision } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const competition = await writeCompetition(db, 'apl');
    const newSeason = async (
      name: string,
      { startsOn = `${name.slice(0, 4)}-08-01`, template = null as CompetitionKind | null } = {},
    ) => {
      const id = newId();
      const typed = { name, startsOn };
      await createSeason(db, { ...editor, id, competitionId: competition, typed, template });
      return id;
    };
    const stagesOf = (seasonId: string) =>
      db
        .selectFrom('stage')
        .select(['id', 'kind', 'regulation'])
        .where('season_id', '=', seasonId)
        .orderBy('position')
        .execute();
    /** Creates a season and returns its first stage. */
    const create = async (name: string) => (await stagesOf(await newSeason(name)))[0]?.id ?? '';
    const typedOf = async (id: string) => {
      const { values, version } = await getRecord(db, stageRules, id);
      return { typed: formatTyped(stageRules, values), version };
    };
    const update = async (id: string, over: TypedFields) => {
      const { typed, version } = await typedOf(id);
      await updateRecord(db, stageRules, { ...editor, id, version, typed: { ...typed, ...over } });
    };
    const table = (id: string) =>
      db
        .selectFrom('standing')
        .innerJoin('team', 'team.id', 'standing.team_id')
        .select(['team.name', 'played', 'points', 'zone', 'form'])
        .where('stage_id', '=', id)
        .orderBy('position')
        .execute();
    return {
      db,
      currentRevision,
      editor,
      newSeason,
      stagesOf,
      create,
      update,
      table,
      typedOf,
    };
  }

  it('stores its rules, teams, deductions and totals, and derives the table again', async () => {
    const { db, create, newSeason, stagesOf, update, table, typedOf } = await opened();
    const id = await create('2024/25');
    const { season_id } = await db
      .selectFrom('stage')
      .select('season_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const fixture = await writeFixture(db, { teams: ['Qarabağ', 'Zirə'], season_id, stage_id: id });
    await writeFixture(db, { teams: ['Sabah', 'Kəpəz'] });
    await writeLedger(db, fixture, [kickOff(), goal('home', 3)]);
    const change = {
      win: '2',
      draw: '1',
      legs: '4',
      teamCount: '10',
      tieBreaks: 'headToHead,wins,headToHead',
      zones: '1\t1\tucl\t\t\n4\t4\trelegation\tKeçid oyunu\t',
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
    const [next] = await stagesOf(await newSeason('2025/26'));
    const { typed } = await typedOf(next?.id ?? '');
    expect(typed).toMatchObject({ win: '2', zones: change.zones, teams: '', deductions: '', places: '' });
    expect(parseRegulation(next?.regulation ?? '').legs).toBe(4);
  });

  it('begins with the stages of a template, of the season before, or of the kind of the competition', async () => {
    const { db, newSeason, stagesOf } = await opened();
    const kindsOf = async (id: string) => (await stagesOf(id)).map(({ kind }) => kind);
    expect(await kindsOf(await newSeason('2023/24'))).toEqual(['league']);
    const europe = ['qualifying', 'league', 'playoff', 'knockout'];
    expect(await kindsOf(await newSeason('2024/25', { template: 'europe' }))).toEqual(europe);
    const next = await newSeason('2025/26');
    expect(await kindsOf(next)).toEqual(europe);
    const [qualifying, league] = (await stagesOf(next)).map(({ regulation }) => parseRegulation(regulation));
    expect([qualifying?.counts, qualifying?.ties.legs, league?.tieBreaks[2]]).toEqual([
      false,
      2,
      'awayGoals',
    ]);
    await db.deleteFrom('season').execute();
    await db.updateTable('competition').set({ kind: 'tournament' }).execute();
    expect(await kindsOf(await newSeason('2026'))).toEqual(['groups', 'knockout']);
  });

  it('has groups that keep their ids, each with a table of its own', async () => {
    const { db, newSeason, stagesOf, update, typedOf } = await opened();
    const season = await newSeason('2024/25', { template: 'tournament' });
    const id = (await stagesOf(season))[0]?.id ?? '';
    for (const teams of [
      ['Sabah', 'Turan'],
      ['Karvan', 'Kepez'],
    ] as const)
      await writeFixture(db, { teams: [...teams] });
    await update(id, { teams: 'A qrupu:\nSabah\nTuran\nB:\nKarvan\nKepez' });
    expect((await typedOf(id)).typed.teams).toBe('A:\nSabah\nTuran\nB:\nKarvan\nKepez');
    const groups = () => db.selectFrom('stage_group').select(['id', 'name']).orderBy('position').execute();
    const lines = () =>
      db
        .selectFrom('standing')
        .innerJoin('team', 'team.id', 'team_id')
        .innerJoin('stage_group', 'stage_group.id', 'group_id')
        .select(['stage_group.name as group', 'team.name', 'standing.position'])
        .where('standing.stage_id', '=', id)
        .orderBy('stage_group.name')
        .orderBy('standing.position')
        .execute();
    expect(await lines()).toEqual([
      { group: 'A', name: 'Sabah', position: 1 },
      { group: 'A', name: 'Turan', position: 2 },
      { group: 'B', name: 'Karvan', position: 1 },
      { group: 'B', name: 'Kepez', position: 2 },
    ]);
    const before = await groups();
    await update(id, { teams: 'Sabah\nB:\nKarvan\nTuran' });
    expect(await groups()).toEqual(before.filter(({ name }) => name === 'B'));
    expect((await lines()).map(({ name }) => name)).toEqual(['Karvan', 'Turan']);
  });

  it('shows groups with names of their own in a form that can be saved again', async () => {
    const { db, create, update, typedOf } = await opened();
    const id = await create('2024/25');
    await writeFixture(db, { teams: ['Sabah', 'Turan'] });
    const teams = 'Çempionluq qrupu:\nSabah\nAşağı qrup:\nTuran';
    await update(id, { teams: teams.replaceAll(':', ' :') });
    expect((await typedOf(id)).typed.teams).toBe(teams);
    const groups = () => db.selectFrom('stage_group').select(['id', 'name']).orderBy('position').execute();
    const before = await groups();
    expect(before.map(({ name }) => name)).toEqual(['Çempionluq qrupu', 'Aşağı qrup']);
    await update(id, { win: '2' });
    expect(await groups()).toEqual(before);
  });

  it('keeps the group of a zone, as its form shows it', async () => {
    const { create, update, typedOf } = await opened();
    const id = await create('2024/25');
    await update(id, { zones: '1\t1\tucl\t\tÇempionluq qrupu\n2\t2\tuel\t\tb qrupu\n3\t3\tuecl' });
    const zones = '1\t1\tucl\t\tÇempionluq qrupu\n2\t2\tuel\t\tB\n3\t3\tuecl\t\t';
    expect((await typedOf(id)).typed.zones).toBe(zones);
    await update(id, { win: '2' });
    expect((await typedOf(id)).typed.zones).toBe(zones);
  });

  it.each<[TypedFields, string, string]>([
    [{ bestPlace: '3' }, 'bestCount', 'stage.best'],
    [{ tieLegs: '3' }, 'tieLegs', 'field.number'],
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
    [{ starts: 'Sabah\t1\t0\t0\t1\t0\tQQQQQQ' }, 'starts.0', 'season.start'],
    [{ starts: 'Sabah\t1000\t0\t0\t1\t0' }, 'starts.0', 'season.start'],
    [{ starts: 'Sabah\t1\nTuran\t1\nSabah\t2' }, 'starts.2', 'season.start'],
    [{ starts: 'Yoxdur\t1' }, 'starts.0', 'team.unknown'],
    [{ deductions: 'Yoxdur\t3\tSəbəb' }, 'deductions.0', 'team.unknown'],
    [{ deductions: 'Sabah\t3\tSəbəb\nSabah\t100\tSəbəb' }, 'deductions.1', 'season.deduction'],
    [{ places: 'Sabah\t100\tSəbəb' }, 'places.0', 'season.place'],
    [{ bestCount: '3' }, 'bestCount', 'stage.best'],
    [{ zones: '0\t1\tucl' }, 'zones.0', 'season.zone'],
    [{ zones: '1\t61\tucl' }, 'zones.0', 'season.zone'],
    [{ zones: '1.5\t2\tucl' }, 'zones.0', 'season.zone'],
    [{ zones: '1\t2\tliqa' }, 'zones.0', 'season.zone'],
    [{ zones: `1\t2\tucl\t${'a'.repeat(61)}` }, 'zones.0', 'season.zone'],
    [{ zones: `1\t2\tucl\t\t${'a'.repeat(61)}` }, 'zones.0', 'season.zone'],
  ])('refuses %j', async (over, field, code) => {
    const { db, create, update } = await opened();
    const id = await create('2024/25');
    await writeFixture(db, { teams: ['Sabah', 'Turan'] });
    await expect(update(id, over)).rejects.toMatchObject({ problems: [{ field, code }] });
  });

  it('accepts the values at the limits of its fields, and a row without a second place', async () => {
    const { db, create, update, typedOf } = await opened();
    const id = await create('2024/25');
    await writeFixture(db, { teams: ['Sabah', 'Turan'] });
    const long = 'a'.repeat(60);
    await update(id, {
      zones: `60\t\tucl\t${long}\t${long}`,
      bestPlace: '3',
      bestCount: '4',
      carry: 'half',
      deductions: `Sabah\t99\t${'a'.repeat(301)}\nSabah\t1\tSəbəb`,
      places: 'Sabah\t2\tPüşk\nTuran\t99\tPüşk',
      starts: 'Sabah\t999\t\t\t\t\tqhmqh\nTuran\t\t\t\t\t\tQ',
    });
    expect((await typedOf(id)).typed).toMatchObject({
      zones: `60\t60\tucl\t${long}\t${long}`,
      bestPlace: '3',
      bestCount: '4',
      carry: 'half',
      deductions: `Sabah\t1\tSəbəb\nSabah\t99\t${'a'.repeat(300)}`,
      places: 'Sabah\t2\tPüşk\nTuran\t99\tPüşk',
      starts: 'Sabah\t999\t0\t0\t0\t0\tQHMQH\nTuran\t0\t0\t0\t0\t0\tQ',
    });
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
      await updateStage(db, { ...editor, id, version, newTeams, typed: { ...typed, ...over } });
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

  it('refuses a wrong name or day, and a second season with the same name', async () => {
    const { db, editor, newSeason } = await opened();
    const id = await newSeason('2024/25');
    await expect(newSeason('2024/25')).rejects.toThrow('record.exists');
    const { values, version } = await getRecord(db, seasonRules, id);
    const typed = formatTyped(seasonRules, values);
    for (const [over, field, code] of [
      [{ name: '' }, 'name', 'field.required'],
      [{ startsOn: '2024-13-01' }, 'startsOn', 'season.startsOn'],
    ] as const)
      await expect(
        updateRecord(db, seasonRules, { ...editor, id, version, typed: { ...typed, ...over } }),
      ).rejects.toMatchObject({ problems: [{ field, code }] });
  });

  it('links its matches when it becomes a knock-out, and the other way round', async () => {
    const { db, create, update } = await opened();
    const id = await create('2024/25');
    const { season_id } = await db
      .selectFrom('stage')
      .select('season_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [semi, final] = [
      await writeRound(db, season_id, 'semi', id),
      await writeRound(db, season_id, 'final', id),
    ];
    const matches = [
      { teams: ['Zirə', 'Sabah'], round_id: final, kick_off: NOON + 2 },
      { teams: ['Qarabağ', 'Sabah'], round_id: semi, kick_off: NOON + 1 },
      { teams: ['Sabah', 'Qarabağ'], round_id: semi, kick_off: NOON },
    ] as const;
    for (const { teams, ...columns } of matches)
      await writeFixture(db, { ...columns, teams: [...teams], season_id, stage_id: id });
    const linked = async () =>
      (
        await db
          .selectFrom('fixture')
          .leftJoin('tie', 'tie.id', 'fixture.tie_id')
          .leftJoin('team', 'team.id', 'tie.home_id')
          .select(['team.name', 'leg'])
          .orderBy('kick_off')
          .execute()
      ).map(({ name, leg }) => [name, leg]);
    const ties = () => db.selectFrom('tie').select('id').execute();
    await update(id, { kind: 'knockout' });
    expect(await linked()).toEqual([
      ['Sabah', 1],
      ['Sabah', 2],
      ['Zirə', 1],
    ]);
    expect(await ties()).toHaveLength(2);
    await update(id, { kind: 'playoff' });
    expect(await ties()).toHaveLength(2);
    await db
      .updateTable('tie')
      .set({ winner: 'home', note: 'Qərar' })
      .where('round_id', '=', final)
      .execute();
    await expect(update(id, { kind: 'league' })).rejects.toMatchObject({
      problems: [{ field: 'kind', code: 'stage.ties' }],
    });
    await db.updateTable('tie').set({ winner: null, version: 3 }).execute();
    await update(id, { kind: 'league' });
    expect(await linked()).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(await ties()).toEqual([]);
  });

  it('says which rounds have one match, and keeps them when something else is changed', async () => {
    const { db, newSeason, stagesOf, update, typedOf } = await opened();
    const [stage] = await stagesOf(await newSeason('2024/25', { template: 'cup' }));
    const id = stage?.id ?? '';
    const tiesOf = async () => {
      const { regulation } = await db
        .selectFrom('stage')
        .select('regulation')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return parseRegulation(regulation).ties;
    };
    // The cup of Azerbaijan: only the semi-finals have two legs.
    const singleRounds = ['r16', 'quarter', 'final'];
    await update(id, { tieLegs: '2', singleRounds: [...singleRounds, 'final'].join('\n') });
    expect(await tiesOf()).toMatchObject({ legs: 2, singleRounds });
    await update(id, { name: 'Kubok' });
    expect(await tiesOf()).toMatchObject({ legs: 2, singleRounds });
    expect((await typedOf(id)).typed.singleRounds).toBe('r16\nquarter\nfinal');
  });

  it('changes nothing when its form is sent unchanged', async () => {
    const { db, currentRevision, editor, create, update, typedOf } = await opened();
    const id = await create('2024/25');
    await writeFixture(db, { teams: ['Sabah', 'Turan'] });
    await update(id, { teams: 'Sabah\nTuran' });
    const { typed, version } = await typedOf(id);
    const before = await currentRevision();
    for (const newTeams of [[], ['Sabah', 'Yeni']])
      await updateStage(db, { ...editor, id, version, newTeams, typed });
    expect(await currentRevision()).toBe(before);
    expect(await typedOf(id)).toEqual({ typed, version });
  });
});
