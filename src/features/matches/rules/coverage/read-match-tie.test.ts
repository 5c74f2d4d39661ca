import { expect, it } from 'vitest';
import type { TieRules } from '#features/competitions/rules/standings/regulation.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import {
  writeFixture,
  writeSeason,
  writeStage,
  writeStanding,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { writeKnockOut } from '#tests/kit/content/ties.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { readConsole } from '../console/read-console.ts';
import { createSchedule } from '../schedule/create-schedule.ts';
import { findMatch } from './read-match-details.ts';
import { type MatchTie, readMatchTie } from './read-match-tie.ts';

async function prepare(db: Db, rules: Partial<TieRules> = {}) {
  const { stageId, at, enter, play } = await writeKnockOut(db, rules);
  /** Draws a whole cup of these teams. Returns the matches of its first round. */
  const draw = async (names: readonly string[], over: { hasThirdPlace?: boolean } = {}) => {
    const order: string[] = [];
    for (const name of names) {
      const team_id = await writeTeam(db, name);
      order.push(team_id);
      await db.insertInto('stage_team').values({ stage_id: stageId, team_id }).execute();
    }
    const options = { firstKickOff: NOON, daysApart: 7, seed: '', hasAllRounds: true, hasThirdPlace: false };
    await createSchedule(db, { ...at, id: stageId, version: 1, options: { ...options, order, ...over } });
    const rows = await db
      .selectFrom('fixture')
      .innerJoin('team', 'team.id', 'fixture.home_id')
      .select(['fixture.id', 'team.name'])
      .execute();
    return (home: string) => rows.find(({ name }) => name === home)?.id ?? '';
  };
  const read = async (id: string): Promise<MatchTie> => {
    const match = await findMatch(db, { parameter: id });
    const tie = match && (await readMatchTie(db, { match }));
    if (!tie) throw new Error('The match has no tie');
    return tie;
  };
  return { stageId, enter, play, draw, read };
}

const other = ({ otherLegs }: MatchTie) =>
  otherLegs.map(
    ({ number, home, away, score }) =>
      `${number}: ${home.shortName} – ${away.shortName} ${score ? `${score.home}:${score.away}` : '–'}`,
  );

describeOnEachDatabase('the tie of a match', (open) => {
  it('sums up two legs as each match has its teams, and says who went on', async () => {
    const { db } = await open();
    const { play, enter, read } = await prepare(db, { legs: 2 });
    // The return match is entered first. The kick-offs decide which one it is.
    const second = await play('semi', ['Neftçi', 'Qarabağ'], 7);
    const first = await play('semi', ['Qarabağ', 'Neftçi'], 0);
    const stored = await db
      .selectFrom('fixture')
      .innerJoin('tie', 'tie.id', 'fixture.tie_id')
      .select(['fixture.id', 'fixture.leg', 'tie.home_id', 'tie.away_id'])
      .orderBy('leg')
      .execute();
    const sides = { home_id: await writeTeam(db, 'Qarabağ'), away_id: await writeTeam(db, 'Neftçi') };
    expect(stored).toEqual([
      { id: first, leg: 1, ...sides },
      { id: second, leg: 2, ...sides },
    ]);
    expect(await read(first)).toMatchObject({ legCount: 2, leg: 1, aggregate: null, winner: null });
    expect(other(await read(second))).toEqual(['1: Qarabağ – Neftçi –']);

    await enter(first, { home: 3, away: 1 });
    expect(await read(second)).toMatchObject({
      leg: 2,
      aggregate: { home: 1, away: 3 },
      winner: null,
      decidedBy: null,
    });
    await enter(second, { home: 1, away: 0 });
    const [one, two] = [await read(first), await read(second)];
    expect(one).toMatchObject({
      leg: 1,
      aggregate: { home: 3, away: 2 },
      winner: 'home',
      decidedBy: 'aggregate',
    });
    expect(two).toMatchObject({
      leg: 2,
      aggregate: { home: 2, away: 3 },
      winner: 'away',
      decidedBy: 'aggregate',
    });
    expect(other(one)).toEqual(['2: Neftçi – Qarabağ 1:0']);
    expect(other(two)).toEqual(['1: Qarabağ – Neftçi 3:1']);
    expect([one.next, one.path]).toEqual([null, { home: [], away: [] }]);
  });

  it('is decided by the shoot-out of the return match, and shows the way to the final', async () => {
    const { db } = await open();
    const { play, enter, read } = await prepare(db, { legs: 2 });
    await play('semi', ['Qarabağ', 'Neftçi'], 0, { home: 3, away: 1 });
    const decided = await play('semi', ['Neftçi', 'Qarabağ'], 7, { home: 1, away: 0 });
    await play('semi', ['Zirə', 'Sabah'], 1, { home: 1, away: 1 });
    const level = await play('semi', ['Sabah', 'Zirə'], 8, {
      home: 2,
      away: 2,
      regular: { home: 1, away: 1 },
      shootOut: { home: 3, away: 4 },
    });
    expect(await read(level)).toMatchObject({
      aggregate: { home: 3, away: 3 },
      winner: 'away',
      decidedBy: 'shootOut',
      next: null,
    });
    const final = await play('final', ['Zirə', 'Qarabağ'], 14);
    expect((await read(level)).next).toEqual({ round: 'final', opponent: 'Qarabağ' });
    expect((await read(decided)).next).toEqual({ round: 'final', opponent: 'Zirə' });
    const tie = await read(final);
    expect(tie).toMatchObject({ legCount: 1, leg: 1, aggregate: null, winner: null, next: null });
    expect(tie.otherLegs).toEqual([]);
    expect(tie.path.home).toMatchObject([
      {
        round: 'semi',
        opponent: 'Sabah',
        aggregate: { home: 3, away: 3 },
        decidedBy: 'shootOut',
        match: { id: level, home: { slug: 'sabah' }, away: { slug: 'zirə' } },
      },
    ]);
    expect(tie.path.away).toMatchObject([
      {
        round: 'semi',
        opponent: 'Neftçi',
        aggregate: { home: 3, away: 2 },
        decidedBy: 'aggregate',
        match: { id: decided, home: { slug: 'neftçi' }, away: { slug: 'qarabağ' } },
      },
    ]);

    // One match has no sum: its score says it.
    await enter(final, { home: 1, away: 2, regular: { home: 1, away: 1 } });
    expect(await read(final)).toMatchObject({ aggregate: null, winner: 'away', decidedBy: 'extraTime' });
  });

  it('numbers the legs without a match that was abandoned', async () => {
    const { db } = await open();
    const { play, read } = await prepare(db, { legs: 2 });
    const abandoned = await play('semi', ['Qarabağ', 'Neftçi'], 0);
    await writeLedger(db, abandoned, [kickOff(), { type: 'abandoned', reason: 'Leysan', at: NOON }]);
    const again = await play('semi', ['Qarabağ', 'Neftçi'], 1, { home: 2, away: 0 });
    const second = await play('semi', ['Neftçi', 'Qarabağ'], 7);
    expect(await read(abandoned)).toMatchObject({ leg: 1 });
    expect(await read(again)).toMatchObject({ leg: 1, aggregate: { home: 2, away: 0 } });
    expect(other(await read(again))).toEqual(['2: Neftçi – Qarabağ –']);
    expect(await read(second)).toMatchObject({ leg: 2, aggregate: { home: 0, away: 2 }, winner: null });
    expect(other(await read(second))).toEqual(['1: Qarabağ – Neftçi 2:0']);
    // The console: only the return match may not end level.
    expect((await readConsole(db, { id: again })).tie).toMatchObject({ isDecider: false });
    expect((await readConsole(db, { id: second })).tie).toMatchObject({ firstLeg: { home: 0, away: 2 } });
  });

  it('of a level match that is played again counts the replay only', async () => {
    const { db } = await open();
    const { play, read } = await prepare(db, { replay: true });
    const first = await play('semi', ['Qarabağ', 'Neftçi'], 0, { home: 1, away: 1 });
    expect(await read(first)).toMatchObject({ aggregate: null, winner: null, decidedBy: null });
    const again = await play('semi', ['Neftçi', 'Qarabağ'], 7, { home: 2, away: 0 });
    expect(await read(first)).toMatchObject({
      legCount: 1,
      leg: 1,
      aggregate: null,
      winner: 'away',
      decidedBy: 'replay',
    });
    expect(await read(again)).toMatchObject({ legCount: 1, leg: 2, aggregate: null, winner: 'home' });
    expect(other(await read(again))).toEqual(['1: Qarabağ – Neftçi 1:1']);
  });

  it('says where the winner goes while nobody knows his opponent, also beside a match for third place', async () => {
    const { db } = await open();
    const { draw, enter, read } = await prepare(db);
    const matchOf = await draw(['Qarabağ', 'Neftçi', 'Zirə', 'Sabah'], { hasThirdPlace: true });
    const next = { round: 'final', opponent: 'Yarımfinal 2-nin qalibi' };
    expect((await read(matchOf('Qarabağ'))).next).toEqual(next);
    expect((await read(matchOf('Zirə'))).next).toEqual({ ...next, opponent: 'Yarımfinal 1-in qalibi' });
    await enter(matchOf('Qarabağ'), { home: 0, away: 1 });
    expect(await read(matchOf('Qarabağ'))).toMatchObject({ winner: 'away', decidedBy: 'score', next });
    expect((await read(matchOf('Zirə'))).next).toEqual({ round: 'final', opponent: 'Neftçi' });
  });

  it('has no sum while its return match is not entered', async () => {
    const { db } = await open();
    const { play, read } = await prepare(db, { legs: 2 });
    const first = await play('semi', ['Qarabağ', 'Neftçi'], 0, { home: 2, away: 0 });
    expect(await read(first)).toMatchObject({ legCount: 2, leg: 1, aggregate: null, winner: null });
  });

  it('shows the way of a team from its place in a table through the rounds', async () => {
    const { db } = await open();
    const { stageId, play, read } = await prepare(db);
    const [before, after] = [await writeStage(db, stageId), await writeStage(db, stageId, { kind: 'split' })];
    const quarter = await play('quarter', ['Sabah', 'Qarabağ'], 0, { home: 1, away: 2 });
    const semi = await play('semi', ['Qarabağ', 'Neftçi'], 7, { home: 3, away: 0 });
    const final = await play('final', ['Qarabağ', 'Zirə'], 14);
    for (const [index, id] of [before, stageId, after].entries())
      await db
        .updateTable('stage')
        .set({ position: 10 + index })
        .where('id', '=', id)
        .execute();
    for (const stage_id of [before, after])
      for (const [index, team] of ['Sabah', 'Qarabağ'].entries())
        await writeStanding(db, { team, stage_id, position: index + 1, points: 9 - index });
    const { path } = await read(final);
    expect(path.home).toMatchObject([
      { stage: { id: before }, group: null, position: 2, points: 8 },
      { round: 'quarter', opponent: 'Sabah', match: { id: quarter, home: { slug: 'sabah' } } },
      { round: 'semi', opponent: 'Neftçi', match: { id: semi } },
    ]);
    expect(path.away).toEqual([]);
  });

  it('names a bye on the way', async () => {
    const { db } = await open();
    const { draw, enter, play, read } = await prepare(db);
    const matchOf = await draw(['Qarabağ', 'Neftçi', 'Zirə']);
    await enter(matchOf('Neftçi'), { home: 1, away: 3 });
    const { path } = await read(await play('final', ['Zirə', 'Qarabağ'], 7));
    expect(path.away).toMatchObject([
      { round: 'semi', opponent: null, aggregate: null, decidedBy: 'bye', match: null },
    ]);
    // With the goals of the team first: it played away.
    expect(path.home).toMatchObject([
      { round: 'semi', opponent: 'Neftçi', aggregate: { home: 3, away: 1 }, decidedBy: 'score' },
    ]);
  });

  it('is null for a match of a table', async () => {
    const { db } = await open();
    const seasonId = await writeSeason(db);
    await writeStage(db, seasonId, { kind: 'knockout' });
    const match = await findMatch(db, { parameter: await writeFixture(db, { season_id: seasonId }) });
    expect(match && (await readMatchTie(db, { match }))).toBeNull();
  });
});
