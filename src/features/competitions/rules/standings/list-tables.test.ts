import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  finishedColumns,
  stateColumns,
  writeCompetition,
  writeEvents,
  writeFixture,
  writeSeason,
  writeStage,
  writeStanding,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  findCompetitionBySlug,
  findCompetitionOfCategory,
  listCompetitions,
  listCompetitionsById,
} from '../competition.ts';
import { listCompetitionSeasons, readSeasonOverview } from '../seasons/seasons.ts';
import { listStages, orderStages, readStageOverview, splitStages } from '../stages/stages.ts';
import {
  findLeagueTable,
  findTableOfSeason,
  listMainTables,
  listTablesOfSeason,
} from './find-league-table.ts';
import { listSeasons, listSeasonsOfCompetition } from './list-seasons.ts';
import { changesTable, projectStandings } from './project-standings.ts';

const notPlayed = { played: 0, won: 0, drawn: 0, lost: 0 };

async function writeGroup(db: Db, stage_id: string, name: string, position: number): Promise<string> {
  const id = newId();
  await db.insertInto('stage_group').values({ id, stage_id, name, position }).execute();
  return id;
}

describeOnEachDatabase('the tables of a season', (open) => {
  it('stand by stage and group, with their notes and rules', async () => {
    const { db } = await open();
    const zones = [{ from: 1, to: 1, kind: 'ucl', label: null }] as const;
    const season = await writeSeason(db, { kind: 'groups', regulation: { zones: [...zones] } });
    const [second, first] = [await writeGroup(db, season, 'B', 2), await writeGroup(db, season, 'A', 1)];
    await writeStanding(db, { team: 'Zirə', group_id: second, position: 1 });
    await writeStanding(db, { team: 'Sabah', group_id: first, position: 2 });
    await writeStanding(db, { team: 'Neftçi', group_id: first, position: 1, is_live: 1, zone: 'ucl' });
    const later = await writeStage(db, season, { kind: 'split', name: 'Final mərhələsi' });
    for (const [index, team] of ['Neftçi', 'Sabah'].entries())
      await writeStanding(db, { team, stage_id: later, position: index + 1, ...notPlayed });
    const note = { stage_id: season, footnote: 'Qərar' };
    const team_id = await writeTeam(db, 'Sabah');
    await db
      .insertInto('point_deduction')
      .values({ id: newId(), ...note, team_id, points: 3 })
      .execute();
    await db
      .insertInto('standing_place')
      .values({ ...note, team_id, position: 2 })
      .execute();
    const tables = await listTablesOfSeason(db, { seasonId: season });
    const shown = tables.map((table) => [
      table.stage.name ?? table.stage.kind,
      table.group,
      table.standings.map(({ team, isLive, zone }) => [team.name, isLive, zone]),
      table.deductions.map(({ team, points, footnote }) => [team.shortName, points, footnote]),
      table.places.map(({ team, position, footnote }) => [team.slug, position, footnote]),
      table.zones.length,
    ]);
    expect(shown).toEqual([
      [
        'groups',
        'A',
        [
          ['Neftçi', true, 'ucl'],
          ['Sabah', false, null],
        ],
        [['Sabah', 3, 'Qərar']],
        [['sabah', 2, 'Qərar']],
        1,
      ],
      ['groups', 'B', [['Zirə', false, null]], [], [], 1],
      [
        'Final mərhələsi',
        null,
        [
          ['Neftçi', false, null],
          ['Sabah', false, null],
        ],
        [],
        [],
        0,
      ],
    ]);
    expect(await listTablesOfSeason(db, { seasonId: 'none' })).toEqual([]);
    // Nobody has played in the second stage yet, so readers want the groups first.
    expect((await listMainTables(db, { competition: 'apl' })).map(({ group }) => group)).toEqual(['A', 'B']);
    await db
      .updateTable('standing')
      .set({ played: 1, won: 1 })
      .where('stage_id', '=', later)
      .where('position', '=', 1)
      .execute();
    expect((await listMainTables(db, { competition: 'apl' })).map(({ stage }) => stage.id)).toEqual([later]);
    expect((await findTableOfSeason(db, { seasonId: season }))?.stage.id).toBe(later);
    await db.updateTable('standing').set(notPlayed).execute();
    expect((await findTableOfSeason(db, { seasonId: season }))?.group).toBe('A');
  });

  it('say that their matches are samples, and of which season they are', async () => {
    const { db } = await open();
    await writeStanding(db, { season: '2024/25' });
    await writeStanding(db);
    const season_id = await writeSeason(db);
    await writeFixture(db, { season_id, sample: 1 });
    expect(await findLeagueTable(db, { competition: 'apl' })).toMatchObject({
      sample: true,
      competition: { slug: 'apl', name: 'Liqa apl', region: 'azerbaijan' },
      season: { id: season_id, slug: '2025-26', name: '2025/26' },
    });
    const old = await findLeagueTable(db, { competition: 'apl', season: '2024-25' });
    expect(old).toMatchObject({ sample: false, season: { name: '2024/25' } });
    expect(await findLeagueTable(db, { competition: 'apl', season: '2023-24' })).toBeNull();
  });
});

describeOnEachDatabase('what a table counts', (open) => {
  const play = (db: Db, teams: [string, string], columns: Partial<Parameters<typeof writeFixture>[1]>) =>
    writeFixture(db, { teams, ...columns });

  it('results, decisions and matches as they stand, but none that was called off or has not begun', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const level = { home_score: 0, away_score: 0 };
    const counted = [
      stateColumns.finished,
      { status: 'awarded', home_score: 3, away_score: 0 },
      stateColumns.live,
      { status: 'suspended', phase: 'firstHalf', ...level },
    ] as const;
    for (const columns of [
      ...counted,
      { status: 'abandoned', ...level },
      stateColumns.postponed,
      { status: 'cancelled' },
      {},
    ] as const)
      await play(db, ['Araz', 'Bakı'], { season_id, ...columns });
    const isLive = async () => {
      await projectStandings(db, season_id);
      const [table] = await listTablesOfSeason(db, { seasonId: season_id });
      return table?.standings.map(({ team, played, points, isLive }) => [team.name, played, points, isLive]);
    };
    expect(await isLive()).toEqual([
      ['Araz', 4, 8, true],
      ['Bakı', 4, 2, true],
    ]);
    await db.updateTable('fixture').set(finishedColumns).where('status', '=', 'live').execute();
    // The suspended match goes on.
    expect((await isLive())?.map(([, , , live]) => live)).toEqual([true, true]);
    await db.updateTable('fixture').set(finishedColumns).where('status', '=', 'suspended').execute();
    expect((await isLive())?.map(([, , , live]) => live)).toEqual([false, false]);
  });

  it('cards, when the rules ask for them: one for a yellow, two for a second one, four for a red', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db, { regulation: { tieBreaks: ['fairPlay'] } });
    const draw = { season_id, ...stateColumns.finished, home_score: 0, away_score: 0 };
    const first = await play(db, ['Araz', 'Bakı'], draw);
    const second = await play(db, ['Celta', 'Daram'], draw);
    await writeEvents(db, first, [
      ['red', 'home', 'A', 1],
      ['goal', 'away', 'B', 2],
      ['secondYellow', 'away', 'B', 2],
    ]);
    await writeEvents(db, second, [['yellow', 'home', 'C', 1]]);
    await projectStandings(db, season_id);
    const [table] = await listTablesOfSeason(db, { seasonId: season_id });
    expect(table?.standings.map(({ team }) => team.name)).toEqual(['Daram', 'Celta', 'Bakı', 'Araz']);
  });

  it('leagues, groups and parts of a league, and no knock-out', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const stage_id = await writeStage(db, season_id, { kind: 'knockout' });
    await play(db, ['Araz', 'Bakı'], { season_id, stage_id, ...stateColumns.finished });
    await projectStandings(db, season_id);
    expect(await db.selectFrom('standing').select('team_id').execute()).toEqual([]);
  });

  it('a line that loses its reason leaves the table', async () => {
    const { db, currentRevision } = await open();
    const season_id = await writeSeason(db);
    const id = await play(db, ['Araz', 'Bakı'], { season_id, ...stateColumns.finished });
    const countLines = async () => {
      await projectStandings(db, season_id);
      return (await db.selectFrom('standing').select('team_id').execute()).length;
    };
    expect(await countLines()).toBe(2);
    // Lines that stay the same are not written, so that no page is rendered again.
    const before = await currentRevision();
    await projectStandings(db, season_id);
    expect(await currentRevision()).toBe(before);
    await db.deleteFrom('fixture').where('id', '=', id).execute();
    expect(await countLines()).toBe(0);
  });
});

describeOnEachDatabase('the lists of seasons', (open) => {
  it('begin with the newest, and name those that can have a table or have one', async () => {
    const { db } = await open();
    await writeCompetition(db, 'kubok', { position: 1 });
    await writeCompetition(db, 'ikinci', { position: 3 });
    await writeCompetition(db, 'apl', { position: 2 });
    await writeSeason(db, { competition: 'kubok', kind: 'knockout' });
    const second = await writeSeason(db, { competition: 'ikinci' });
    const old = await writeSeason(db, { name: '2024/25' });
    const newest = await writeSeason(db, { name: '2026/27' });
    expect((await listSeasons(db)).map(({ id }) => id)).toEqual([newest, old, second]);
    expect(await listSeasons(db, { ids: [old] })).toEqual([
      { id: old, slug: '2024-25', name: '2024/25', competition: 'Liqa apl' },
    ]);
    expect(await listSeasons(db, { ids: [] })).toEqual([]);
    await writeStanding(db, { season: '2024/25' });
    const names = async (options = {}) =>
      (await listSeasonsOfCompetition(db, { competition: 'apl', ...options })).map(({ name }) => name);
    expect(await names()).toEqual(['2026/27', '2024/25']);
    expect(await names({ hasTable: true })).toEqual(['2024/25']);
    expect(await names({ limit: 1 })).toEqual(['2026/27']);
    const apl = await writeCompetition(db, 'apl');
    expect(await listCompetitionSeasons(db, { competitionId: apl })).toEqual([
      { id: newest, name: '2026/27', startsOn: Date.UTC(2026, 6, 1) },
      { id: old, name: '2024/25', startsOn: Date.UTC(2024, 6, 1) },
    ]);
  });

  it('a season shows its stages with the number of their teams and matches', async () => {
    const { db } = await open();
    const season = await writeSeason(db);
    const cup = await writeStage(db, season, { kind: 'knockout', name: 'Pley-off' });
    await db
      .insertInto('stage_team')
      .values({ stage_id: season, team_id: await writeTeam(db, 'Zirə') })
      .execute();
    for (let at = 0; at < 2; at++) await writeFixture(db, { season_id: season, kick_off: NOON + at * DAY });
    expect(await readSeasonOverview(db, { id: season })).toEqual({
      competition: { id: await writeCompetition(db, 'apl'), name: 'Liqa apl' },
      stages: [
        { id: season, kind: 'league', name: null, teams: 1, matches: 2 },
        { id: cup, kind: 'knockout', name: 'Pley-off', teams: 0, matches: 0 },
      ],
    });
    expect(await readSeasonOverview(db, { id: 'none' })).toBeNull();
  });
});

describeOnEachDatabase('the stages of a season', (open) => {
  it('are put into another order at their own places, and the others stay', async () => {
    const { db } = await open();
    const first = await writeSeason(db);
    const [second, third] = [await writeStage(db, first, { kind: 'groups' }), await writeStage(db, first)];
    const order = async () => (await listStages(db, { seasonId: first })).map(({ id }) => id);
    expect(await order()).toEqual([first, second, third]);
    await orderStages(db, { seasonId: first, ids: [third, first] });
    expect(await order()).toEqual([third, second, first]);
  });

  it('show their tables and rounds beside the form', async () => {
    const { db } = await open();
    const id = await writeSeason(db);
    const other = await writeStage(db, id);
    await writeStanding(db);
    await writeStanding(db, { stage_id: other, team: 'Zirə' });
    for (const [key, position] of [
      ['2', 2],
      ['1', 1],
    ] as const)
      await db
        .insertInto('round')
        .values({ id: `r${key}`, season_id: id, stage_id: id, key, position })
        .execute();
    const overview = await readStageOverview(db, { id });
    expect(overview).toMatchObject({
      competition: { id: await writeCompetition(db, 'apl'), name: 'Liqa apl' },
      season: { id, name: '2025/26' },
      rounds: [
        { id: 'r1', key: '1' },
        { id: 'r2', key: '2' },
      ],
    });
    expect(overview?.tables.map(({ stage }) => stage.id)).toEqual([id]);
    expect(await readStageOverview(db, { id: 'none' })).toBeNull();
  });

  it('whose goals do not count are named', async () => {
    const { db } = await open();
    const seasonId = await writeSeason(db);
    await writeStage(db, seasonId, { kind: 'qualifying', regulation: { counts: false } });
    expect(splitStages(await listStages(db, { seasonId }))).toEqual({
      stageIds: [seasonId],
      leftOut: ['Təsnifat mərhələsi'],
    });
  });
});

describeOnEachDatabase('competitions', (open) => {
  it('are listed in the editors’ order, and found by slug, id and category', async () => {
    const { db } = await open();
    const second = await writeCompetition(db, 'b', { position: 2 });
    const last = await writeCompetition(db, 'c', { position: 2, region: 'europe' });
    const first = await writeCompetition(db, 'd', { position: 1 });
    const named = (slug: string) => ({
      slug,
      name: `Liqa ${slug}`,
      region: slug === 'c' ? 'europe' : 'azerbaijan',
    });
    expect(await listCompetitions(db)).toEqual(['d', 'b', 'c'].map(named));
    expect(await findCompetitionBySlug(db, { slug: 'c' })).toEqual({
      ...named('c'),
      id: last,
      categorySlug: 'c',
    });
    expect(await findCompetitionBySlug(db, { slug: 'x' })).toBeNull();
    expect(
      (await listCompetitionsById(db, { ids: [first, second, 'x'] })).map(({ slug }) => slug).sort(),
    ).toEqual(['b', 'd']);
    expect(await listCompetitionsById(db, { ids: [] })).toEqual([]);
    await db.updateTable('competition').set({ category_slug: 'liqalar' }).execute();
    expect(await findCompetitionOfCategory(db, { categorySlug: 'liqalar' })).toEqual(named('d'));
    expect(await findCompetitionOfCategory(db, { categorySlug: 'b' })).toBeNull();
  });
});

it.each([
  ['live', { home: 1, away: 0 }, false],
  ['finished', { home: 1, away: 0 }, true],
  ['live', { home: 1, away: 1 }, true],
  ['live', null, true],
])('a live match at 1:0 that is %s at %j then changes its table: %s', (status, score, isChanged) => {
  expect(changesTable({ status: 'live', score: { home: 1, away: 0 } }, { status, score })).toBe(isChanged);
});
