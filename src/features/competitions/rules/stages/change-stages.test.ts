import { expect, it } from 'vitest';
import { deleteRecord } from '#platform/records/rules/write-record.ts';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeFixture,
  writeSeason,
  writeStage,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { competitionRules } from '../definitions/competition.ts';
import { stageRules } from '../definitions/stage.ts';
import {
  joinRows,
  joinTeamLines,
  readGroupName,
  readRows,
  readTeamLines,
} from '../definitions/stage-rows.ts';
import { isGroupCount } from '../draws/draw-groups.ts';
import { listEuropeanSeasons, listHomeClubs } from '../european-seasons.ts';
import { addStage, deleteStage, moveStage } from './change-stages.ts';
import { isKnockOutRound, isOwnStageName, isPartOfTie } from './round-name.ts';
import { formatGroup } from './stage-words.ts';

describeOnEachDatabase('the stages of a season', (open) => {
  async function prepare() {
    const { db } = await open();
    const at = { actor: await writeActor(db, 'editor'), now: NOON, newId };
    const seasonId = await writeSeason(db);
    const list = () =>
      db.selectFrom('stage').select(['id', 'kind', 'position']).orderBy('position').execute();
    const kinds = async () => (await list()).map(({ kind, position }) => `${position} ${kind}`);
    const audit = () =>
      db.selectFrom('audit_log').select(['action', 'subject_id', 'before', 'after']).orderBy('id').execute();
    return { db, at, seasonId, kinds, audit };
  }

  it('are added after the others, once for a form that is sent twice', async () => {
    const { db, at, seasonId, kinds, audit } = await prepare();
    for (let time = 0; time < 2; time++) await addStage(db, { ...at, id: 'new', seasonId, kind: 'knockout' });
    expect(await kinds()).toEqual(['1 league', '2 knockout']);
    expect(await audit()).toMatchObject([{ action: 'stage.create', subject_id: 'new' }]);
    await expect(addStage(db, { ...at, id: 'b', seasonId: 'none', kind: 'league' })).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  it('move one place up or down, and no further than to the ends', async () => {
    const { db, at, seasonId, kinds, audit } = await prepare();
    const [second, third] = [
      await writeStage(db, seasonId, { kind: 'groups' }),
      await writeStage(db, seasonId, { kind: 'playoff' }),
    ];
    await moveStage(db, { ...at, id: third, step: 'up' });
    expect(await kinds()).toEqual(['1 league', '2 playoff', '3 groups']);
    await moveStage(db, { ...at, id: seasonId, step: 'down' });
    expect(await kinds()).toEqual(['1 playoff', '2 league', '3 groups']);
    for (const [id, step] of [
      [third, 'up'],
      [second, 'down'],
    ] as const)
      await moveStage(db, { ...at, id, step });
    expect(await kinds()).toEqual(['1 playoff', '2 league', '3 groups']);
    expect((await audit()).map(({ action }) => action)).toEqual(['stage.order', 'stage.order']);
    expect(JSON.stringify((await audit())[0])).toContain('playoff');
    await expect(moveStage(db, { ...at, id: 'none', step: 'up' })).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  it('take over the results of the stage that stands before them then', async () => {
    const { db, at, seasonId } = await prepare();
    const later = await writeStage(db, seasonId, { kind: 'split', regulation: { carry: 'all' } });
    await writeFixture(db, { ...stateColumns.finished, season_id: seasonId });
    for (const name of ['Qarabağ', 'Neftçi'])
      await db
        .insertInto('stage_team')
        .values({ stage_id: later, team_id: await writeTeam(db, name) })
        .execute();
    const played = async () =>
      (await db.selectFrom('standing').select('played').where('stage_id', '=', later).execute()).map(
        (row) => row.played,
      );
    await moveStage(db, { ...at, id: later, step: 'up' });
    expect(await played()).toEqual([0, 0]);
    await moveStage(db, { ...at, id: later, step: 'down' });
    expect(await played()).toEqual([1, 1]);
    // A new stage derives the tables too, and one that goes takes its lines with it.
    await db.deleteFrom('standing').execute();
    await addStage(db, { ...at, id: 'new', seasonId, kind: 'league' });
    expect(await played()).toEqual([1, 1]);
    await deleteStage(db, { ...at, id: later });
    expect(await played()).toEqual([]);
  });

  it('are deleted without matches, but not the last one', async () => {
    const { db, at, seasonId, kinds } = await prepare();
    await expect(deleteStage(db, { ...at, id: seasonId })).rejects.toMatchObject({ code: 'stage.last' });
    const cup = await writeStage(db, seasonId, { kind: 'knockout' });
    await writeFixture(db, { season_id: seasonId });
    const inUse = { code: 'competition.inUse' };
    await expect(deleteStage(db, { ...at, id: seasonId })).rejects.toMatchObject(inUse);
    await expect(deleteRecord(db, stageRules, { ...at, id: seasonId })).rejects.toMatchObject(inUse);
    await deleteStage(db, { ...at, id: cup });
    expect(await kinds()).toEqual(['1 league']);
    await expect(deleteStage(db, { ...at, id: cup })).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are for editors', async () => {
    const { db, at, seasonId, kinds } = await prepare();
    await writeStage(db, seasonId, { kind: 'knockout' });
    const author = { ...at, actor: await writeActor(db, 'author'), id: seasonId };
    const forbidden = { name: 'Forbidden' };
    const added = addStage(db, { ...author, id: 'a', seasonId, kind: 'league' });
    await expect(added).rejects.toMatchObject(forbidden);
    await expect(moveStage(db, { ...author, step: 'down' })).rejects.toMatchObject(forbidden);
    await expect(deleteStage(db, author)).rejects.toMatchObject(forbidden);
    expect(await kinds()).toEqual(['1 league', '2 knockout']);
  });

  it('the form of a competition offers the categories in their order', async () => {
    const { db } = await prepare();
    await writeCategory(db, 'b', 'Bir');
    await writeCategory(db, 'a', 'İki');
    await db.updateTable('category').set({ position: 9 }).where('slug', '=', 'a').execute();
    await db.updateTable('category').set({ position: 1 }).where('slug', '=', 'b').execute();
    expect(await competitionRules.listOptions?.(db)).toEqual({
      category: [
        { value: 'b', label: 'Bir' },
        { value: 'a', label: 'İki' },
      ],
    });
  });

  it('clubs of the country are listed, and European seasons for four hundred days', async () => {
    const { db } = await open();
    for (const [name, country, kind] of [
      ['Zirə', 'AZE', 'club'],
      ['Azərbaycan', 'AZE', 'national'],
      ['Roma', 'ITA', 'club'],
    ] as const) {
      const id = await writeTeam(db, name);
      await db.updateTable('team').set({ country, kind }).where('id', '=', id).execute();
    }
    expect(await listHomeClubs(db)).toEqual(['zirə']);
    const season_id = await writeSeason(db, { competition: 'liqa', name: '2025/26' });
    await db.updateTable('competition').set({ region: 'europe' }).execute();
    await writeFixture(db, { competition: 'liqa', season_id, teams: ['Zirə', 'Roma'] });
    const old = await writeSeason(db, { competition: 'liqa', name: '2024/25' });
    await writeFixture(db, { competition: 'liqa', season_id: old, teams: ['Zirə', 'Roma'] });
    const begins = Date.UTC(2025, 6, 1);
    const days = (count: number) => count * 24 * 3600 * 1000;
    const seasons = async (now: number) => (await listEuropeanSeasons(db, { now })).map(({ id }) => id);
    expect(await seasons(begins + days(30))).toEqual([season_id]);
    expect(await seasons(begins + days(400) - 1)).toEqual([season_id]);
    expect(await seasons(begins + days(400))).toEqual([]);
  });
});

it.each([
  [1, 2, true],
  [16, 32, true],
  [17, 40, false],
  [0, 8, false],
  [1.5, 8, false],
  [4, 8, true],
  [4, 7, false],
])('%i groups of %i teams: %s', (count, teams, isPossible) => {
  expect(isGroupCount(count, teams)).toBe(isPossible);
});

it('a list of teams has groups, one team on each line, and is written as it is read', () => {
  const text = 'Sabah\nA qrupu:\n Turan \n\nqrup b\nKarvan\nÇempionluq qrupu:\nZirə';
  const lines = readTeamLines(text);
  expect(lines).toEqual([
    { line: 0, name: 'Sabah', group: null },
    { line: 2, name: 'Turan', group: 'A' },
    { line: 4, name: 'Karvan', group: 'B' },
    { line: 6, name: 'Zirə', group: 'Çempionluq qrupu' },
  ]);
  const places = [null, 1, 2, 3];
  const written = joinTeamLines(
    lines.map((line, at) => ({ ...line, position: places[at] ?? null })).toReversed(),
  );
  expect(written).toBe('Sabah\nA:\nTuran\nB:\nKarvan\nÇempionluq qrupu:\nZirə');
  expect([readTeamLines(), readRows(), readTeamLines(':')].map((list) => list.length)).toEqual([0, 0, 1]);
  expect(readRows(' a \t\t b\n\t\n')).toEqual([['a', '', 'b']]);
  expect(joinRows([['a', 1, null], ['b']])).toBe('a\t1\t\nb');
  expect(['A qrupu', 'b', 'Final:', ''].map(readGroupName)).toEqual(['A', 'B', 'Final', '']);
});

it('names of stages, groups and rounds that a heading gives are told from those of the site', () => {
  expect(
    [
      'Təsnifat qrupları',
      'İkinci qrup mərhələsi',
      'Final qrupu',
      '3-cü qrup mərhələsi',
      '4-cü qrup mərhələsi',
    ].map(isOwnStageName),
  ).toEqual([true, true, true, true, true]);
  expect(['5-ci qrup mərhələsi', 'Apertura', ''].map(isOwnStageName)).toEqual([false, false, false]);
  expect(['r128', 'third', 'final', '1', 'playoff', null].map(isKnockOutRound)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect([' 1st leg ', 'Replay', 'Leg 2', '1st leg 2', 'Final'].map(isPartOfTie)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(['A', '12', 'ABC'].map(formatGroup)).toEqual(['A qrupu', '12 qrupu', 'ABC']);
});
