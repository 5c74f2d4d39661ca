import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeFixture,
  writeRound,
  writeSeason,
  writeStage,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  listFixturesById,
  listRecentResults,
  listTeamFixtures,
  listUpcomingFixtures,
} from './list-fixtures.ts';
import { listSeasonMatches, listTeamResults } from './list-season-matches.ts';

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describeOnEachDatabase('the matches of a season', (open) => {
  it('are listed by stage, round and kick-off, whatever the order in which they were entered', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const cup = await writeStage(db, season_id, { kind: 'knockout' });
    const rounds = {
      first: await writeRound(db, season_id, '1'),
      second: await writeRound(db, season_id, '2'),
      semi: await writeRound(db, season_id, 'semi', cup),
    };
    // In the right order: without a round a match is the last of its stage, and without a stage the last of all.
    const matches = [
      { stage_id: season_id, round_id: rounds.first, kick_off: NOON + 9 * DAY },
      { stage_id: season_id, round_id: rounds.second, kick_off: NOON },
      { stage_id: season_id, round_id: rounds.second, kick_off: NOON + DAY },
      { stage_id: season_id, round_id: null, kick_off: NOON - 9 * DAY },
      { stage_id: cup, round_id: rounds.semi, kick_off: NOON - 20 * DAY },
      { stage_id: null, round_id: null, kick_off: NOON - 30 * DAY },
    ];
    await writeFixture(db);
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...matches.keys()], { minLength: matches.length }),
        async (order) => {
          await db.deleteFrom('fixture').where('season_id', '=', season_id).execute();
          for (const index of order) await writeFixture(db, { season_id, ...matches[index] });
          const list = await listSeasonMatches(db, { seasonId: season_id });
          expect(list.map(({ kickOff }) => kickOff)).toEqual(matches.map(({ kick_off }) => kick_off));
        },
      ),
      { numRuns: 5 },
    );
    const list = await listSeasonMatches(db, { seasonId: season_id });
    expect(list.map(({ stage, round }) => [stage?.kind, round?.key])).toEqual([
      ['league', '1'],
      ['league', '2'],
      ['league', '2'],
      ['league', undefined],
      ['knockout', 'semi'],
      [undefined, undefined],
    ]);
  });

  it('have everything that their list shows', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    await db
      .insertInto('stage_group')
      .values({ id: 'a', stage_id: season_id, name: 'A', position: 1 })
      .execute();
    await writeTeam(db, 'Qarabağ');
    const colors = {
      primary_color: '#000001',
      secondary_color: '#000002',
      short_name: 'QAR',
      crest: '/q.svg',
    };
    await db.updateTable('team').set(colors).where('name', '=', 'Qarabağ').execute();
    const round_id = await writeRound(db, season_id, 'semi');
    const parts = { home_regular: 1, away_regular: 1, home_shoot_out: 4, away_shoot_out: 3 };
    const whole = { group_id: 'a', round_id, sample: 1, ...stateColumns.finished, ...parts } as const;
    const id = await writeFixture(db, { season_id, ...whole });
    const next = await writeFixture(db, { season_id, kick_off: NOON + DAY });
    const [match, other] = await listSeasonMatches(db, { seasonId: season_id });
    const neftchi = { slug: 'neftçi', name: 'Neftçi', shortName: 'Neftçi', colors: ['#111827', '#ffffff'] };
    expect(match).toEqual({
      id,
      competition: { slug: 'apl', name: 'Liqa apl', region: 'azerbaijan' },
      kickOff: NOON,
      status: 'finished',
      home: {
        slug: 'qarabağ',
        name: 'Qarabağ',
        shortName: 'QAR',
        colors: ['#000001', '#000002'],
        crest: '/q.svg',
      },
      away: { ...neftchi, crest: null },
      score: { home: 2, away: 1 },
      regular: { home: 1, away: 1 },
      shootOut: { home: 4, away: 3 },
      stage: { id: season_id, kind: 'league', name: null },
      group: 'A',
      round: { id: round_id, key: 'semi' },
      sample: true,
    });
    const nothing = { score: null, regular: null, shootOut: null, group: null, round: null };
    expect(other).toMatchObject({ id: next, status: 'scheduled', ...nothing, sample: false });
  });
});

describeOnEachDatabase('the matches of a team or a competition', (open) => {
  it('with a score are listed from a day on, at home and away, the newest first', async () => {
    const { db } = await open();
    const teamId = await writeTeam(db, 'Qarabağ');
    const write = (teams: [string, string], day: number, over = {}) =>
      writeFixture(db, { ...stateColumns.finished, teams, kick_off: NOON + day * DAY, ...over });
    const [first, second, third] = [
      await write(['Qarabağ', 'Zirə'], 0),
      await write(['Sabah', 'Qarabağ'], 1),
      await write(['Qarabağ', 'Kəpəz'], 2),
    ];
    await write(['Qarabağ', 'Turan'], -1);
    await write(['Zirə', 'Sabah'], 1);
    const planned = await writeFixture(db, { teams: ['Turan', 'Qarabağ'], kick_off: NOON + 3 * DAY });
    expect(ids(await listTeamResults(db, { teamId, since: NOON }))).toEqual([third, second, first]);
    const now = NOON + 4 * DAY;
    const last = ids(await listTeamFixtures(db, { teamId, which: 'last', now, limit: 2 }));
    expect(last).toEqual([planned, third]);
    const played = ids(await listTeamFixtures(db, { teamId, which: 'played', now, limit: 2 }));
    expect(played).toEqual([third, second]);
    // A match that kicks off now is no next one.
    const at = NOON + 2 * DAY;
    expect(ids(await listTeamFixtures(db, { teamId, which: 'next', now: at }))).toEqual([planned]);
    expect(ids(await listTeamFixtures(db, { teamId, which: 'last', now: at, limit: 1 }))).toEqual([third]);
  });

  it('of a competition are its latest results, awarded ones too, of one season or all, and its next matches', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const write = (day: number, over = {}) => writeFixture(db, { kick_off: NOON + day * DAY, ...over });
    const old = await write(-9, stateColumns.finished);
    const [one, two] = [
      await write(-2, { ...stateColumns.finished, season_id }),
      await write(0, { ...stateColumns.finished, season_id }),
    ];
    await write(-1, { ...stateColumns.finished, competition: 'kubok' });
    const awarded = await write(-1, { ...stateColumns.finished, status: 'awarded', season_id });
    await write(-1, { status: 'cancelled' });
    await write(-1, { ...stateColumns.finished, status: 'abandoned' });
    await write(1, stateColumns.finished);
    const [next, later] = [await write(2), await write(3)];
    await write(0);
    await write(2, stateColumns.postponed);
    await write(2, { competition: 'kubok' });
    const apl = { competition: 'apl', now: NOON };
    expect(ids(await listRecentResults(db, apl))).toEqual([two, awarded, one, old]);
    expect(ids(await listRecentResults(db, { ...apl, limit: 1 }))).toEqual([two]);
    expect(ids(await listRecentResults(db, { ...apl, seasonId: season_id }))).toEqual([two, awarded, one]);
    expect(ids(await listUpcomingFixtures(db, apl))).toEqual([next, later]);
    expect(ids(await listUpcomingFixtures(db, { ...apl, limit: 1 }))).toEqual([next]);
    expect(ids(await listFixturesById(db, { ids: [one, 'none', next] })).toSorted()).toEqual(
      [one, next].toSorted(),
    );
    expect(await listFixturesById(db, { ids: [] })).toEqual([]);
  });
});
