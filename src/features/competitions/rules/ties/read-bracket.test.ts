import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeFixture,
  writeSeason,
  writeStage,
  writeStanding,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listTablesOfSeason } from '../standings/find-league-table.ts';
import { readBracket } from './read-bracket.ts';

describeOnEachDatabase('the bracket of a season', (open) => {
  async function prepare() {
    const { db } = await open();
    const seasonId = await writeSeason(db, { regulation: { legs: 1 } });
    const cup = await writeStage(db, seasonId, { kind: 'knockout' });
    const writeRound = async (stage_id: string, key: string, position: number) => {
      const id = `${key}-${newId()}`;
      await db.insertInto('round').values({ id, season_id: seasonId, stage_id, key, position }).execute();
      return id;
    };
    const writeTie = async (round_id: string, over: object = {}, stage_id = cup) => {
      const id = newId();
      await db
        .insertInto('tie')
        .values({ id, stage_id, round_id, position: 1, is_bye: 0, version: 1, ...over })
        .execute();
      return id;
    };
    const play = (tie_id: string, teams: [string, string], day: number, columns: object) =>
      writeFixture(db, {
        teams,
        tie_id,
        season_id: seasonId,
        stage_id: cup,
        kick_off: NOON + day,
        ...stateColumns.finished,
        ...columns,
      });
    const read = async () =>
      readBracket(db, { seasonId, tables: await listTablesOfSeason(db, { seasonId }) });
    return { db, seasonId, cup, writeRound, writeTie, play, read };
  }

  it('has the rounds in the order of the stages, and within a stage in their own', async () => {
    const { db, seasonId, cup, writeRound, read } = await prepare();
    expect((await read()).rounds).toEqual([]);
    const later = await writeStage(db, seasonId, {
      kind: 'playoff',
      regulation: {
        ties: { legs: 2, awayGoals: true, extraTime: true, shootOut: true, replay: false, singleRounds: [] },
      },
    });
    await writeRound(later, 'a', 1);
    await writeRound(cup, 'b', 2);
    await writeRound(cup, 'c', 1);
    await writeRound(seasonId, 'd', 1);
    const { rounds } = await read();
    expect(rounds.map(({ key, stage, rules }) => [key, stage, rules.legs])).toEqual([
      ['c', cup, 1],
      ['b', cup, 1],
      ['a', later, 2],
    ]);
    await db.deleteFrom('stage').where('id', 'in', [cup, later]).execute();
    expect(await read()).toEqual({ rounds: [], ties: [], matches: new Map(), teams: new Map() });
  });

  it('sees the return match from the side of the home team, and counts no match that was called off', async () => {
    const { db, cup, writeRound, writeTie, play, read } = await prepare();
    const round = await writeRound(cup, 'semi', 1);
    const tie = await writeTie(round);
    await play(tie, ['Zirə', 'Sabah'], 1, { status: 'cancelled', home_score: null, away_score: null });
    await play(tie, ['Zirə', 'Sabah'], 2, { status: 'abandoned', home_score: 1, away_score: 0 });
    await play(tie, ['Zirə', 'Sabah'], 3, { home_score: 1, away_score: 0, is_neutral: 1 });
    await play(tie, ['Sabah', 'Zirə'], 4, {
      home_score: 2,
      away_score: 1,
      home_regular: 1,
      away_regular: 1,
      home_shoot_out: 3,
      away_shoot_out: 5,
    });
    await play(tie, ['Sabah', 'Zirə'], 5, { status: 'scheduled', home_score: null, away_score: null });
    const { ties, matches, teams } = await read();
    expect(matches.get(tie)?.map(({ home, away, status }) => [home.slug, away.slug, status])).toEqual([
      ['zirə', 'sabah', 'cancelled'],
      ['zirə', 'sabah', 'abandoned'],
      ['zirə', 'sabah', 'finished'],
      ['sabah', 'zirə', 'finished'],
      ['sabah', 'zirə', 'scheduled'],
    ]);
    const name = (id: string | null | undefined) => teams.get(id ?? '')?.name ?? null;
    expect(name(ties[0]?.teams.home)).toBeNull();
    expect(ties[0]?.legs.map(({ fixture: _, ...leg }) => leg)).toEqual([
      {
        score: { home: 1, away: 0 },
        shootOut: null,
        isOver: true,
        isAtHome: true,
        isNeutral: true,
        hasExtraTime: false,
      },
      {
        score: { home: 1, away: 2 },
        shootOut: { home: 5, away: 3 },
        isOver: true,
        isAtHome: false,
        isNeutral: false,
        hasExtraTime: true,
      },
      { score: null, shootOut: null, isOver: false, isAtHome: false, isNeutral: false, hasExtraTime: false },
    ]);
    const home_id = await writeTeam(db, 'Sabah');
    await db
      .updateTable('tie')
      .set({ home_id, away_id: await writeTeam(db, 'Zirə') })
      .execute();
    const stored = await read();
    expect([stored.ties[0]?.teams.home, stored.ties[0]?.legs[0]?.isAtHome]).toEqual([home_id, false]);
    expect(stored.teams.get(home_id)?.name).toBe('Sabah');
  });

  it('takes a team from the place of a table when the table is final', async () => {
    const { db, seasonId, cup, writeRound, writeTie, read } = await prepare();
    const round = await writeRound(cup, 'final', 1);
    const place = (position: number, stage = seasonId, group: string | null = null) =>
      JSON.stringify({ from: 'place', stage, group, place: position });
    await writeTie(round, { home_source: place(2), away_source: place(3) });
    await writeTie(round, { position: 2, home_source: place(1, cup), away_source: place(1, seasonId, 'A') });
    const lines = { played: 1, won: 1, drawn: 0, lost: 0 };
    for (const [index, team] of ['Zirə', 'Sabah'].entries())
      await writeStanding(db, { team, position: index + 1, ...lines });
    const sides = async () => {
      const { ties, teams } = await read();
      return ties
        .flatMap((tie) => [tie.teams.home, tie.teams.away])
        .map((id) => teams.get(id ?? '')?.name ?? null);
    };
    expect(await sides()).toEqual([null, null, null, null]);
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], season_id: seasonId, ...stateColumns.finished });
    expect(await sides()).toEqual(['Sabah', null, null, null]);
    // A match of another stage leaves the table as final as it is.
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], season_id: seasonId, stage_id: cup });
    expect(await sides()).toEqual(['Sabah', null, null, null]);
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], season_id: seasonId });
    expect(await sides()).toEqual([null, null, null, null]);
  });
});
