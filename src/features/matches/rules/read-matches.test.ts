import { expect, it } from 'vitest';
import { footballDay } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { findCompetitionOfCategory } from '#features/competitions/rules/competition.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import {
  finishedColumns,
  liveColumnsAt,
  stateColumns,
  writeChannels,
  writeCompetition,
  writeEvents,
  writeFixture,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { countFixtures, type Fixture } from './fixture.ts';
import { groupByCompetition } from './group-by-competition.ts';
import { listLiveMatches, listOngoingMatches, readScoreboard } from './live/list-current-matches.ts';
import {
  findNextMatchDay,
  listFixturesOfDayPage,
  listFixturesOfFootballDay,
  listTodaysAndLiveFixtures,
} from './match-days.ts';
import { listFixturesById, listRecentResults, listUpcomingFixtures } from './read/list-fixtures.ts';

const namesOf = (fixtures: readonly Fixture[]) => fixtures.map((fixture) => fixture.home.name);

describeOnEachDatabase('reading matches', (open) => {
  it('lists a football day from six to six in the editors’ order', async () => {
    const { db } = await open();
    await writeCompetition(db, 'second', { position: 2, region: 'europe' });
    await writeCompetition(db, 'first', { position: 1 });
    // NOON is 18:00 in Baku.
    const matches = [
      ['Gecə', 'second', 6 * HOUR],
      ['Axşam', 'first', 2 * HOUR],
      ['Səhər', 'first', -12 * HOUR],
      ['Dünən', 'first', -12 * HOUR - MINUTE],
      ['Sabah', 'first', 12 * HOUR],
    ] as const;
    for (const [home, competition, after] of matches)
      await writeFixture(db, { competition, teams: [home, 'Qonaq'], kick_off: NOON + after });
    const today = await listFixturesOfFootballDay(db, { at: NOON });
    expect(namesOf(today)).toEqual(['Səhər', 'Axşam', 'Gecə']);
    expect(groupByCompetition(today).map(({ fixtures }) => namesOf(fixtures))).toEqual([
      ['Səhər', 'Axşam'],
      ['Gecə'],
    ]);
  });

  it('reads the fields of each status, and events in the order of the match', async () => {
    const { db } = await open();
    const id = await writeFixture(db, {
      ...stateColumns.live,
      ...liveColumnsAt(46),
      home_score: 2,
      away_score: 1,
    });
    await writeEvents(db, id, [
      ['goal', 'home', '№ 9', 46],
      ['goal', 'away', '№ 7', 45, 2],
      ['goal', 'home', '№ 10', 45],
    ]);
    await writeFixture(db, { ...stateColumns.scheduled, kick_off: NOON + HOUR });
    const [live, scheduled] = await listFixturesOfFootballDay(db, { at: NOON });
    expect(live).toMatchObject({ status: 'live', phase: 'secondHalf', score: { home: 2, away: 1 } });
    expect(live?.status === 'live' && live.events.map(({ player }) => player)).toEqual([
      '№ 10',
      '№ 7',
      '№ 9',
    ]);
    expect(scheduled).not.toHaveProperty('score');
    expect(scheduled).not.toHaveProperty('minute');
  });

  it('has the channels of a match: none, those in order, or not known', async () => {
    const { db } = await open();
    const listed = await writeFixture(db);
    await writeChannels(db, listed, ['İTV', 'CBC Sport']);
    const none = await writeFixture(db, { teams: ['Zirə', 'Sabah'], broadcast: 'none' });
    const unknown = await writeFixture(db, { teams: ['Kəpəz', 'Səbail'] });
    const read = await listFixturesById(db, { ids: [listed, none, unknown] });
    expect(new Map(read.map(({ id, channels }) => [id, channels]))).toEqual(
      new Map([
        [listed, ['İTV', 'CBC Sport']],
        [none, []],
        [unknown, null],
      ]),
    );
  });

  it('lists the live matches of a region without overdue ones', async () => {
    const { db } = await open();
    await writeCompetition(db, 'epl', { region: 'europe', position: 1 });
    await writeFixture(db, { ...stateColumns.live });
    await writeFixture(db, { ...stateColumns.live, competition: 'epl', teams: ['Arsenal', 'Çelsi'] });
    await writeFixture(db, {
      ...stateColumns.live,
      teams: ['Zirə', 'Sabah'],
      updated_at: NOON - 3 * HOUR,
      kick_off: NOON - 7 * HOUR,
    });
    await writeFixture(db, stateColumns.finished);
    expect(namesOf(await listLiveMatches(db, { now: NOON }))).toEqual(['Qarabağ', 'Arsenal']);
    expect(namesOf(await listLiveMatches(db, { now: NOON, region: 'europe' }))).toEqual(['Arsenal']);
    expect(namesOf(await listLiveMatches(db, { now: NOON, region: 'azerbaijan' }))).toEqual(['Qarabağ']);
  });

  it('includes a match that is live after six in the morning in today’s matches, in order', async () => {
    const { db } = await open();
    const sixInTheMorning = NOON + 12 * HOUR;
    await writeCompetition(db, 'second', { position: 1 });
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: sixInTheMorning + HOUR });
    await writeFixture(db, { competition: 'second', teams: ['Kəpəz', 'Şamaxı'], kick_off: sixInTheMorning });
    await writeFixture(db, { ...stateColumns.live, kick_off: sixInTheMorning - HOUR });
    await writeFixture(db, {
      ...stateColumns.finished,
      teams: ['Turan', 'X'],
      kick_off: sixInTheMorning - MINUTE,
    });
    await writeFixture(db, {
      status: 'suspended',
      phase: 'firstHalf',
      home_score: 0,
      away_score: 0,
      teams: ['Səbail', 'X'],
      kick_off: NOON - DAY,
    });
    for (const now of [sixInTheMorning, sixInTheMorning + 4 * HOUR])
      expect(namesOf(await listTodaysAndLiveFixtures(db, { now }))).toEqual(['Qarabağ', 'Zirə', 'Kəpəz']);
    const now = sixInTheMorning + MINUTE;
    const namesOn = async (at: number) =>
      namesOf(await listFixturesOfDayPage(db, { day: footballDay(at), now }));
    expect(await namesOn(now)).toEqual(['Qarabağ', 'Zirə', 'Kəpəz']);
    expect(await namesOn(NOON)).toEqual(['Qarabağ', 'Turan']);
    expect(await namesOn(NOON + 2 * DAY)).toEqual([]);
  });

  it('has today’s matches on the scoreboard, and those that open pages may still show as live', async () => {
    const { db } = await open();
    const sixInTheMorning = NOON + 12 * HOUR;
    const updated_at = NOON + 99 * MINUTE;
    const id = await writeFixture(db, { ...stateColumns.live, kick_off: sixInTheMorning - HOUR, updated_at });
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], kick_off: sixInTheMorning + HOUR });
    const scoreboard = await readScoreboard(db, { now: sixInTheMorning + MINUTE });
    expect(namesOf(scoreboard.matches)).toEqual(['Qarabağ', 'Zirə']);
    expect(scoreboard.updatedAt).toBe(updated_at);
    await db.updateTable('fixture').set(finishedColumns).where('id', '=', id).execute();
    for (const now of [sixInTheMorning + MINUTE, sixInTheMorning + 22 * HOUR])
      expect((await readScoreboard(db, { now })).matches[0]).toMatchObject({ id, status: 'finished' });
    expect(namesOf(await listTodaysAndLiveFixtures(db, { now: sixInTheMorning + MINUTE }))).toEqual(['Zirə']);
    expect(await readScoreboard(db, { now: NOON, region: 'europe' })).toEqual({
      updatedAt: null,
      matches: [],
    });
  });

  it('finds the next day with a match that is not postponed or cancelled', async () => {
    const { db } = await open();
    expect(await findNextMatchDay(db, { at: NOON })).toBeNull();
    await writeFixture(db, { kick_off: NOON });
    await writeFixture(db, { ...stateColumns.postponed, kick_off: NOON + DAY });
    await writeFixture(db, { status: 'cancelled', kick_off: NOON + DAY });
    await writeFixture(db, { kick_off: NOON + 2 * DAY + 6 * HOUR });
    expect((await findNextMatchDay(db, { at: NOON }))?.day).toBe('2026-03-09');
  });

  it('lists the upcoming, live and finished matches of a competition', async () => {
    const { db } = await open();
    await writeFixture(db, { kick_off: NOON + DAY, teams: ['B', 'X'] });
    await writeFixture(db, { kick_off: NOON + HOUR, teams: ['A', 'X'] });
    await writeFixture(db, { ...stateColumns.finished, kick_off: NOON - DAY, teams: ['C', 'X'] });
    await writeFixture(db, { ...stateColumns.live, kick_off: NOON - HOUR, teams: ['D', 'X'] });
    const clockless = { clock_at: null, clock_minute: null, clock_rate: null };
    const suspended = { ...stateColumns.live, ...clockless, status: 'suspended' as const };
    await writeFixture(db, { ...suspended, kick_off: NOON - 2 * HOUR, teams: ['S', 'X'] });
    await writeFixture(db, { competition: 'kubok', kick_off: NOON + HOUR, teams: ['E', 'X'] });
    expect(namesOf(await listUpcomingFixtures(db, { competition: 'apl', now: NOON }))).toEqual(['A', 'B']);
    expect(await listUpcomingFixtures(db, { competition: 'apl', now: NOON, limit: 1 })).toHaveLength(1);
    expect(namesOf(await listRecentResults(db, { competition: 'apl', now: NOON }))).toEqual(['C']);
    const ongoing = async (competition: string) =>
      namesOf(await listOngoingMatches(db, { competition, shownAt: NOON }));
    expect(await ongoing('apl')).toEqual(['S', 'D']);
    expect(await ongoing('kubok')).toEqual([]);
    const later = NOON + DAY;
    expect(namesOf(await listOngoingMatches(db, { competition: 'apl', shownAt: later }))).toEqual(['S']);
    expect(namesOf(await listOngoingMatches(db))).toEqual(['S', 'D']);
    expect((await findCompetitionOfCategory(db, { categorySlug: 'kubok' }))?.name).toBe('Liqa kubok');
    expect(await findCompetitionOfCategory(db, { categorySlug: 'chess' })).toBeNull();
  });

  it('counts all matches of a list, and the live ones', async () => {
    const { db } = await open();
    for (const state of Object.values(stateColumns)) await writeFixture(db, state);
    expect(countFixtures(await listFixturesOfFootballDay(db, { at: NOON }))).toEqual({ total: 4, live: 1 });
    expect(countFixtures([])).toEqual({ total: 0, live: 0 });
  });
});
