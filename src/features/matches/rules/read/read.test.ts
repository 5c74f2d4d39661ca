import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { listStages, splitStages } from '#features/competitions/rules/stages/stages.ts';
import { listSeasonsOfCompetition } from '#features/competitions/rules/standings/list-seasons.ts';
import { stageText } from '#features/competitions/text.ts';
import { listPlayersById } from '#features/teams/rules/players.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeEvents,
  writeFixture,
  writeSeason,
  writeStage,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listCalendarFixtures, listTeamFixtures } from './list-fixtures.ts';
import {
  countGoalsWithoutScorer,
  listCardedPlayers,
  listCleanSheets,
  listGoalsAndAssists,
  listTeamScorers,
} from './season-rankings.ts';

describeOnEachDatabase('reading competitions and teams', (open) => {
  it('counts goals, penalties, assists and matches of a season', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const first = await writeFixture(db, { ...stateColumns.finished, season_id });
    const later = { teams: ['Zirə', 'Qarabağ'] as [string, string], kick_off: NOON + DAY };
    const second = await writeFixture(db, { ...stateColumns.finished, season_id, ...later });
    const other = await writeFixture(db, stateColumns.finished);
    await writeEvents(db, first, [
      ['goal', 'home', 'Zubir', 3],
      ['penaltyGoal', 'home', 'Zubir', 9],
      ['ownGoal', 'home', 'Rəqib', 20],
      ['goal', 'away', '№ 9', 50],
      ['missedPenalty', 'home', 'Zubir', 60],
    ]);
    await writeEvents(db, second, [
      ['goal', 'away', 'ZUBİR', 1],
      ['goal', 'home', '№ 9', 2],
      ['goal', 'away', 'Andrade', 3],
    ]);
    await writeEvents(db, other, [['goal', 'home', 'Andrade', 1]]);
    // Its kick-off has been taken back.
    const notStarted = await writeFixture(db, { season_id, teams: ['Zirə', 'Sabah'] });
    await writeEvents(db, notStarted, [['goal', 'home', 'Zubir', 1]]);
    await db.updateTable('fixture_event').set({ other_player: 'Andrade' }).where('minute', '=', 1).execute();
    const lines = (await listGoalsAndAssists(db, { stageIds: [season_id] })).scorers.map(
      ({ name, team, goals, penalties, assists, matches }) =>
        `${name} ${team.name} ${goals} ${penalties} ${assists} ${matches}`,
    );
    expect(lines).toEqual([
      'Zubir Qarabağ 3 1 0 2',
      'Andrade Qarabağ 1 0 1 1',
      '№ 9 Neftçi 1 0 0 1',
      '№ 9 Zirə 1 0 0 1',
    ]);
    const own = await listTeamScorers(db, { teamId: await writeTeam(db, 'Zirə'), since: 0 });
    expect(own.map(({ name }) => name)).toEqual(['№ 9']);
  });

  it('ranks scorers by goals, fewer penalties, assists and the alphabet, and assists by goals too', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const id = await writeFixture(db, { ...stateColumns.finished, season_id });
    const scorers = ['Zaur', 'Zaur', 'Çingiz', 'Çingiz', 'Anar', 'Davud', 'Davud', 'Emin'];
    await writeEvents(db, id, [
      ['penaltyGoal', 'home', 'Rauf', 50],
      ['penaltyGoal', 'home', 'Rauf', 51],
      ...scorers.map((name, at) => ['goal', 'home', name, at + 1] as const).map(([...event]) => event),
      ['penaltyGoal', 'home', 'Anar', 9],
    ]);
    const assists = { Vüqar: [1, 2], Şahin: [3], Davud: [8], Aqil: [4] };
    for (const [other_player, minutes] of Object.entries(assists))
      await db.updateTable('fixture_event').set({ other_player }).where('minute', 'in', minutes).execute();
    const list = async (limit?: number) => {
      const lists = await listGoalsAndAssists(db, { stageIds: [season_id], limit });
      return [lists.scorers, lists.assists].map((players) => players.map(({ name }) => name));
    };
    expect(await list()).toEqual([
      ['Davud', 'Çingiz', 'Zaur', 'Anar', 'Rauf', 'Emin'],
      ['Vüqar', 'Davud', 'Aqil', 'Şahin'],
    ]);
    expect(await list(1)).toEqual([['Davud'], ['Vüqar']]);
  });

  it('names the page of a player whom the site knows, also when a match spells him otherwise', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const teamId = await writeTeam(db, 'Qarabağ');
    const row = { name: 'Abdellah Zubir', sort_key: '', version: 1, team_id: teamId };
    for (const id of ['zubir', 'medina'])
      await db
        .insertInto('player')
        .values({ ...row, id, slug: `${id}-1` })
        .execute();
    for (const [day, name] of ['Zubir', 'A. Zubir'].entries()) {
      const id = await writeFixture(db, { ...stateColumns.finished, season_id, kick_off: NOON + day * DAY });
      await writeEvents(db, id, [
        ['goal', 'home', name, 1],
        ['yellow', 'home', name, 2],
      ]);
    }
    await db.updateTable('fixture_event').set({ player_id: 'zubir' }).execute();
    const assist = { other_player: 'Medina', other_player_id: 'medina' };
    await db.updateTable('fixture_event').set(assist).where('type', '=', 'goal').execute();
    const { scorers, assists } = await listGoalsAndAssists(db, { stageIds: [season_id] });
    const zubir = { key: 'zubir', slug: 'zubir-1', name: 'Zubir', team: { name: 'Qarabağ' } };
    expect(scorers).toMatchObject([{ ...zubir, goals: 2, matches: 2 }]);
    expect(assists).toMatchObject([{ key: 'medina', slug: 'medina-1', goals: 0, assists: 2 }]);
    expect(await listCardedPlayers(db, { stageIds: [season_id] })).toMatchObject([{ ...zubir, yellow: 2 }]);
    const since = NOON + 1;
    expect(await listTeamScorers(db, { teamId, since })).toMatchObject([{ key: 'zubir', goals: 1 }]);
    expect(await listTeamScorers(db, { teamId, since: 0, limit: 0 })).toEqual([]);
  });

  it('counts the goals that no list of scorers has', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const score = { home_score: 4, away_score: 2 };
    const id = await writeFixture(db, { ...stateColumns.finished, season_id, ...score });
    await writeEvents(db, id, [
      ['goal', 'home', 'Zubir', 3],
      ['penaltyGoal', 'home', 'Naməlum', 9],
      ['ownGoal', 'home', 'Rəqib', 20],
      ['missedPenalty', 'away', 'Rəqib', 30],
      ['goal', 'away', 'Rəqib', 50],
    ]);
    await db.updateTable('fixture_event').set({ player: null }).where('player', '=', 'Naməlum').execute();
    await writeFixture(db, { season_id, status: 'awarded', home_score: 3, away_score: 0 });
    await writeFixture(db, { ...stateColumns.finished, kick_off: NOON - DAY });
    expect(await countGoalsWithoutScorer(db, { stageIds: [season_id] })).toBe(3);
    expect(await countGoalsWithoutScorer(db, { stageIds: [] })).toBe(0);
    const teamId = await writeTeam(db, 'Neftçi');
    expect(await countGoalsWithoutScorer(db, { teamId, since: NOON })).toBe(1);
    expect(await countGoalsWithoutScorer(db, { teamId, since: 0 })).toBe(2);
  });

  it('leaves out the stages that do not count, and names them', async () => {
    const { db } = await open();
    const seasonId = await writeSeason(db, { regulation: { counts: true } });
    const regulation = { counts: false };
    const stages = [
      seasonId,
      await writeStage(db, seasonId, { kind: 'qualifying', regulation }),
      await writeStage(db, seasonId, { kind: 'playoff', name: 'Baraj', regulation }),
      await writeStage(db, seasonId, { kind: 'knockout' }),
    ];
    for (const [index, stage_id] of stages.entries()) {
      const id = await writeFixture(db, {
        ...stateColumns.finished,
        away_score: 0,
        season_id: seasonId,
        stage_id,
        kick_off: NOON + index * DAY,
      });
      await writeEvents(db, id, [
        ['goal', 'home', 'Zubir', 3],
        ['goal', 'home', `Oyunçu ${index}`, 4],
        ['red', 'away', `Rəqib ${index}`, 5],
      ]);
    }
    const { stageIds, leftOut } = splitStages(await listStages(db, { seasonId }));
    expect(leftOut).toEqual([stageText.kinds.qualifying, 'Baraj']);
    const { scorers } = await listGoalsAndAssists(db, { stageIds });
    expect(scorers.map(({ name, goals, matches }) => `${name} ${goals} ${matches}`)).toEqual([
      'Zubir 2 2',
      'Oyunçu 0 1 1',
      'Oyunçu 3 1 1',
    ]);
    expect((await listCardedPlayers(db, { stageIds })).map(({ name }) => name)).toEqual([
      'Rəqib 0',
      'Rəqib 3',
    ]);
    const sheets = await listCleanSheets(db, { stageIds });
    expect(sheets.map(({ cleanSheets, matches }) => [cleanSheets, matches])).toEqual([[2, 2]]);
    const none = await listGoalsAndAssists(db, { stageIds: [] });
    expect([none.scorers, none.assists]).toEqual([[], []]);
  });

  it('counts the cards of the players of a season', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const first = await writeFixture(db, { ...stateColumns.finished, season_id });
    const second = await writeFixture(db, {
      ...stateColumns.finished,
      season_id,
      teams: ['Zirə', 'Qarabağ'],
      kick_off: NOON + DAY,
    });
    await writeEvents(db, first, [
      ['yellow', 'home', 'Medina', 3],
      ['secondYellow', 'home', 'Medina', 60],
      ['red', 'away', 'Nilson', 61],
      ['yellow', 'away', 'Ozobiç', 62],
      ['goal', 'home', 'Zubir', 70],
      ['yellow', 'away', 'Davud', 71],
      ['yellow', 'away', 'Davud', 72],
      ['yellow', 'away', 'Emin', 73],
      ['red', 'away', 'Emin', 74],
    ]);
    await writeEvents(db, second, [
      ['yellow', 'away', 'MEDİNA', 1],
      ['yellow', 'home', 'Medina', 2],
    ]);
    await writeEvents(db, await writeFixture(db, stateColumns.finished), [['red', 'home', 'Medina', 5]]);
    const list = async (limit?: number) =>
      (await listCardedPlayers(db, { stageIds: [season_id], limit })).map(
        ({ name, team, yellow, red }) => `${name} ${team.name} ${yellow} ${red}`,
      );
    expect(await list()).toEqual([
      'Medina Qarabağ 3 1',
      'Emin Neftçi 1 1',
      'Davud Neftçi 2 0',
      'Nilson Neftçi 0 1',
      'Medina Zirə 1 0',
      'Ozobiç Neftçi 1 0',
    ]);
    expect(await list(1)).toEqual(['Medina Qarabağ 3 1']);
  });

  it('counts the clean sheets of the teams of a season', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const play = (home: string, away: string, home_score: number, away_score: number, over = {}) =>
      writeFixture(db, {
        ...stateColumns.finished,
        season_id,
        teams: [home, away],
        home_score,
        away_score,
        ...over,
      });
    await play('Qarabağ', 'Neftçi', 2, 0);
    await play('Zirə', 'Qarabağ', 0, 0);
    await play('Sabah', 'Neftçi', 1, 1);
    await play('Sabah', 'Zirə', 3, 0, { status: 'awarded', reason: 'Qərar' });
    await play('Qarabağ', 'Sabah', 1, 0, { season_id: null });
    const rows = await listCleanSheets(db, { stageIds: [season_id] });
    expect(rows.map(({ team, cleanSheets, matches }) => `${team.name} ${cleanSheets} ${matches}`)).toEqual([
      'Qarabağ 2 2',
      'Zirə 1 1',
    ]);
    await play('Ağdam', 'Neftçi', 1, 1);
    await play('Ağdam', 'Neftçi', 1, 0);
    await play('Çilgir', 'Neftçi', 1, 0);
    const inOrder = (await listCleanSheets(db, { stageIds: [season_id] })).map(({ team }) => team.name);
    expect(inOrder).toEqual(['Qarabağ', 'Çilgir', 'Zirə', 'Ağdam']);
    expect(await listCleanSheets(db, { stageIds: [] })).toEqual([]);
    expect(await listCardedPlayers(db, { stageIds: [] })).toEqual([]);
  });

  it('lists players: first those with a team, then those who played last, and merged ones as who they are', async () => {
    const { db } = await open();
    const team_id = await writeTeam(db, 'Qarabağ');
    const player = { sort_key: '', version: 1 };
    const lineUp = { is_official: 1, players: '[]', version: 1, updated_at: NOON } as const;
    const rows = [
      { ...player, id: 'a', slug: 'a', name: 'Zubir', shirt: 99 },
      { ...player, id: 'b', slug: 'b', name: 'Abdellah', merged_into: 'a' },
      { ...player, id: 'c', slug: 'c', name: 'Cəfər', team_id },
      { ...player, id: 'd', slug: 'd', name: 'Dadaş', team_id },
      { ...player, id: 'e', slug: 'e', name: 'Emin', team_id },
    ];
    for (const row of rows) await db.insertInto('player').values(row).execute();
    for (const [id, days] of [
      ['a', 0],
      ['d', 9],
      ['e', 5],
      ['e', 20],
    ] as const) {
      const fixture_id = await writeFixture(db, { kick_off: NOON - days * DAY });
      await db
        .insertInto('line_up')
        .values({ fixture_id, side: 'home', formation: null, coach: null, ...lineUp })
        .execute();
      await db
        .insertInto('line_up_player')
        .values({ fixture_id, side: 'home', player_id: id, is_starting: 1 })
        .execute();
    }
    const list = async (ids: string[], limit?: number) =>
      (await listPlayersById(db, { ids, limit })).map(({ name }) => name);
    expect(await list(['a', 'c', 'd', 'e', 'x'])).toEqual(['Emin', 'Dadaş', 'Cəfər', 'Zubir']);
    expect(await list(['a', 'c', 'd', 'e'], 2)).toEqual(['Emin', 'Dadaş']);
    expect(await listPlayersById(db, { ids: ['b', 'c'] })).toMatchObject([
      { id: 'c', slug: 'c', shirt: null, team: { name: 'Qarabağ' } },
      { id: 'a', slug: 'a', shirt: 99, team: null },
    ]);
    expect(await list([])).toEqual([]);
  });

  it('lists the next and the last matches of a team at home and away', async () => {
    const { db } = await open();
    const teamId = await writeTeam(db, 'Qarabağ');
    for (const [home, away, days] of [
      ['Qarabağ', 'Zirə', 2],
      ['Neftçi', 'Qarabağ', 1],
      ['Qarabağ', 'Sabah', -1],
      ['Kəpəz', 'Qarabağ', -2],
      ['Zirə', 'Sabah', 1],
    ] as const)
      await writeFixture(db, { teams: [home, away], kick_off: NOON + days * DAY });
    const list = async (which: 'next' | 'last', limit = 5) =>
      (await listTeamFixtures(db, { teamId, which, now: NOON, limit })).map(
        ({ home, away }) => `${home.name}–${away.name}`,
      );
    expect(await list('next')).toEqual(['Neftçi–Qarabağ', 'Qarabağ–Zirə']);
    expect(await list('last')).toEqual(['Qarabağ–Sabah', 'Kəpəz–Qarabağ']);
    expect(await list('next', 1)).toEqual(['Neftçi–Qarabağ']);
  });

  it('lists seasons without a table, and the matches of a calendar', async () => {
    const { db } = await open();
    await writeSeason(db, { name: '2024/25' });
    await writeSeason(db, { name: '2025/26' });
    expect((await listSeasonsOfCompetition(db, { competition: 'apl' })).map(({ name }) => name)).toEqual([
      '2025/26',
      '2024/25',
    ]);
    const next = await writeFixture(db, { kick_off: NOON + 90 * DAY });
    await writeFixture(db, { kick_off: NOON - 60 * DAY - 1 });
    await writeFixture(db, { competition: 'kubok' });
    const id = await writeFixture(db, { kick_off: NOON - 60 * DAY });
    const calendar = await listCalendarFixtures(db, { competition: 'apl', now: NOON });
    expect(calendar.map((match) => match.id)).toEqual([id, next]);
  });
});
