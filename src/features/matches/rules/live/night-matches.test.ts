import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, result, writeLedger } from '#tests/kit/content/ledgers.ts';
import { pasteLineUp, writeFixture, writeRound, writeSeason, writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { recordQueries } from '#tests/kit/databases/record-queries.ts';
import { linkToTie } from '../fixtures/change-fixture.ts';
import { listMatchWarnings, type WatchedMatch } from './list-match-warnings.ts';
import { listNightMatches } from './list-night-matches.ts';
import { recordHeartbeat } from './record-heartbeat.ts';

describe('what an operator should look at', () => {
  const begun = NOON - 50 * MINUTE;
  type Over = Partial<Omit<WatchedMatch, 'match'>> & { match?: Partial<WatchedMatch['match']> };
  const watched = (over: Over): WatchedMatch => ({
    kickOff: begun,
    sample: false,
    heardAt: NOON,
    lineUps: ['home', 'away'],
    ...over,
    match: {
      status: 'live',
      phase: 'firstHalf',
      clock: { at: begun, minute: 1, rate: 1 },
      announcedAdded: null,
      ...over.match,
    },
  });
  const kindsAt = (match: WatchedMatch, now: number) => listMatchWarnings(match, now).map(({ kind }) => kind);
  /** Minute 45 of the first half begins 44 minutes after the whistle. */
  const added = (minutes: number) => begun + (44 + minutes) * MINUTE;

  it('a half that lasts longer than it can', () => {
    const at = (minutes: number, announcedAdded: number | null) =>
      kindsAt(watched({ heardAt: added(minutes), match: { announcedAdded } }), added(minutes));
    expect(at(5, null)).toEqual([]);
    expect(at(6, null)).toEqual(['overrun']);
    expect(at(10, 8)).toEqual([]);
    expect(at(11, 8)).toEqual(['overrun']);
    const paused = watched({ match: { phase: 'halftime', clock: null } });
    expect(kindsAt(paused, NOON)).toEqual([]);
  });

  it('silence, a match that nobody has started, and missing line-ups', () => {
    expect(kindsAt(watched({}), NOON + 2 * MINUTE)).toEqual(['overrun']);
    expect(listMatchWarnings(watched({}), NOON + 3 * MINUTE)[0]).toEqual({ kind: 'silent', since: NOON });
    const scheduled = { status: 'scheduled', phase: null, clock: null } as const;
    const open = (over: Over = {}) => watched({ heardAt: null, kickOff: NOON, match: scheduled, ...over });
    expect(kindsAt(open(), NOON + 5 * MINUTE)).toEqual([]);
    expect(kindsAt(open(), NOON + 6 * MINUTE)).toEqual(['unstarted']);
    expect(kindsAt(open({ sample: true }), NOON + 6 * MINUTE)).toEqual([]);
    expect(listMatchWarnings(open({ lineUps: ['home'] }), NOON)).toEqual([
      { kind: 'lineUp', sides: ['away'] },
    ]);
  });

  it('nothing in a match that was stopped', () => {
    const stopped = watched({ heardAt: begun, lineUps: [], match: { status: 'suspended' } });
    expect(kindsAt(stopped, NOON + HOUR)).toEqual([]);
  });
});

describeOnEachDatabase('the matches of the night', (open) => {
  it('are those that go on, begin soon or should have begun, by their kick-off', async () => {
    const { db } = await open();
    const at = (minutes: number, teams: [string, string], over = {}) =>
      writeFixture(db, { kick_off: NOON + minutes * MINUTE, teams, ...over });
    const late = await at(-20, ['Zirə', 'Sabah']);
    const live = await at(-60, ['Qarabağ', 'Neftçi']);
    const stopped = await at(-24 * 60, ['Kəpəz', 'Səbail']);
    const soon = await at(30, ['Turan', 'Araz']);
    await at(31, ['Şamaxı', 'İmişli']);
    await at(-6 * 60, ['Muğan', 'Xəzər']);
    const over = await at(-120, ['Bakı', 'Gəncə']);
    await writeLedger(db, live, [kickOff(NOON - HOUR), goal('home', 12)]);
    await writeLedger(db, stopped, [kickOff(), { type: 'suspended', reason: 'Yağış', at: NOON }]);
    await writeLedger(db, over, [kickOff(), periodMark('fullTime')]);
    await recordHeartbeat(db, { fixtureId: live, now: NOON + MINUTE });
    const actor = await writeActor(db, 'editor');
    await pasteLineUp(db, { actor, fixtureId: live, side: 'away', sheet: '10. Filip' });
    const found = await listNightMatches(db, { now: NOON });
    expect(found.map(({ state }) => state.id)).toEqual([stopped, live, late, soon]);
    const match = found.find(({ state }) => state.id === live);
    expect(match).toMatchObject({ heardAt: NOON + MINUTE, lineUps: ['away'] });
    expect(found.filter(({ lineUps }) => lineUps.length > 0)).toEqual([match]);
    expect(match?.state.match.score).toEqual({ home: 1, away: 0 });
    expect(match?.state.events[0]).toMatchObject({ isRetracted: false, changes: [] });
    expect(found.find(({ state }) => state.id === soon)?.heardAt).toBeNull();
    expect(await listNightMatches(db, { now: NOON - 10 * 24 * HOUR })).toHaveLength(2);
  });

  it('take as many queries as one of them', async () => {
    const { db: unwatched } = await open();
    const { db, queries } = recordQueries(unwatched);
    const ties = { ...DEFAULT_REGULATION.ties, legs: 2 as const };
    const seasonId = await writeSeason(unwatched, { kind: 'knockout', regulation: { ties } });
    const round_id = await writeRound(unwatched, seasonId, 'quarter');
    /** The second leg of a tie that began 2:0. */
    const write = async (...teams: [string, string]) => {
      const over = { season_id: seasonId, round_id };
      const [home, away] = teams;
      const first = await writeFixture(unwatched, { ...over, kick_off: NOON - 7 * DAY, teams: [away, home] });
      const id = await writeFixture(unwatched, { ...over, kick_off: NOON, teams });
      for (const one of [first, id]) await linkToTie(unwatched, one, newId);
      await writeLedger(unwatched, first, [result(2, 0)]);
      await writeLedger(unwatched, id, [kickOff(), goal('home', 12)]);
      const [team_id, sort_key] = [await writeTeam(unwatched, home), `${home} 9`];
      const player = { id: newId(), slug: newId(), name: sort_key, sort_key, team_id, shirt: 9, version: 1 };
      await unwatched.insertInto('player').values(player).execute();
      return id;
    };
    const read = async () => {
      queries.length = 0;
      const found = await listNightMatches(db, { now: NOON });
      return { found, count: queries.length };
    };
    await write('Qarabağ', 'Neftçi');
    const { count } = await read();
    expect(count).toBeGreaterThan(0);
    await write('Zirə', 'Sabah');
    await write('Kəpəz', 'Turan');
    const all = await read();
    expect(all.count).toBe(count);
    expect(
      all.found.map(({ state: { home, squads, tie, match } }) => [
        home.name,
        squads.home.map(({ name }) => name),
        tie?.firstLeg,
        match.score,
      ]),
    ).toEqual(
      expect.arrayContaining(
        ['Qarabağ', 'Zirə', 'Kəpəz'].map((home) => [
          home,
          [`${home} 9`],
          { home: 0, away: 2 },
          { home: 1, away: 0 },
        ]),
      ),
    );
  });
});
