import { expect, it } from 'vitest';
import { footballDay } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { kickOff, writeLedger } from '#tests/kit/content/ledgers.ts';
import { stateColumns, writeCompetition, writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listFixturesById } from '../read/list-fixtures.ts';
import { findSilence } from './find-silence.ts';
import {
  countUnstartedMatches,
  listAwaitedResults,
  listOngoingMatches,
  listUnstartedMatches,
  readScoreboard,
} from './list-current-matches.ts';
import { recordHeartbeat } from './record-heartbeat.ts';

describeOnEachDatabase('following matches', (open) => {
  it('a live match is silent two minutes after its last entry or heartbeat', async () => {
    const { db, currentRevision } = await open();
    const fixtureId = await writeFixture(db);
    await writeLedger(db, fixtureId, [kickOff()]);
    const silenceAt = async (now: number) => {
      const [match] = await listFixturesById(db, { ids: [fixtureId] });
      if (match?.status !== 'live') throw new Error('not live');
      return findSilence(match, now);
    };
    expect(await silenceAt(NOON + 2 * MINUTE)).toBeNull();
    expect(await silenceAt(NOON + 2 * MINUTE + 1)).toBe(NOON);

    await recordHeartbeat(db, { fixtureId, now: NOON + 3 * MINUTE });
    expect(await silenceAt(NOON + 5 * MINUTE)).toBeNull();
    const revision = await currentRevision();
    await recordHeartbeat(db, { fixtureId, now: NOON + 4 * MINUTE - 1 });
    expect(await currentRevision()).toBe(revision);
    await recordHeartbeat(db, { fixtureId, now: NOON + 4 * MINUTE });
    expect(await silenceAt(NOON + 6 * MINUTE + 1)).toBe(NOON + 4 * MINUTE);
  });

  it('a match that nobody has started is listed five minutes after its kick-off', async () => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    await writeFixture(db, { teams: ['Zirə', 'Sabah'], sample: 1 });
    const yesterday = await writeFixture(db, {
      teams: ['Kəpəz', 'Səbail'],
      kick_off: NOON - DAY,
    });
    const listAt = async (now: number) => {
      const ids = (await listUnstartedMatches(db, { now })).map(({ id }) => id);
      expect(await countUnstartedMatches(db, { now })).toBe(ids.length);
      return ids;
    };
    expect(await listAt(NOON + 5 * MINUTE)).toEqual([]);
    expect(await listAt(NOON + 5 * MINUTE + 1)).toEqual([fixtureId]);
    const awaitedAt = async (now: number) => (await listAwaitedResults(db, { now })).map(({ id }) => id);
    const sixHours = 6 * HOUR;
    expect(await awaitedAt(NOON + sixHours - 1)).toEqual([yesterday]);
    expect(await awaitedAt(NOON + sixHours)).toEqual([fixtureId, yesterday]);
    expect(await listAt(NOON + sixHours)).toEqual([]);
    await writeLedger(db, fixtureId, [kickOff()]);
    expect(await listAt(NOON + 6 * MINUTE)).toEqual([]);
  });

  it('a scoreboard has the matches of its region, and its time is that of the last change of today’s', async () => {
    const { db } = await open();
    await writeCompetition(db, 'la-liga', { region: 'europe' });
    const { start } = footballDay(NOON);
    const home = await writeFixture(db, { kick_off: start, updated_at: NOON - HOUR });
    const abroad = await writeFixture(db, { competition: 'la-liga', updated_at: NOON - 2 * HOUR });
    const yesterday = await writeFixture(db, {
      ...stateColumns.finished,
      competition: 'la-liga',
      kick_off: start - 1,
      updated_at: NOON,
    });
    const read = async (region?: 'azerbaijan' | 'europe') => {
      const { matches, updatedAt } = await readScoreboard(db, { now: NOON, region });
      return [matches.map(({ id }) => id).sort(), updatedAt];
    };
    expect(await read()).toEqual([[home, abroad, yesterday].sort(), NOON - HOUR]);
    expect(await read('azerbaijan')).toEqual([[home], NOON - HOUR]);
    expect(await read('europe')).toEqual([[abroad, yesterday].sort(), NOON - 2 * HOUR]);
  });

  it('suspended matches stay with the live ones whatever their day', async () => {
    const { db } = await open();
    const day = DAY;
    const suspended = { status: 'suspended', phase: 'secondHalf', home_score: 1, away_score: 0 } as const;
    const stopped = await writeFixture(db, { ...suspended, kick_off: NOON - 3 * day, reason: 'Yağış' });
    const late = await writeFixture(db, {
      ...stateColumns.live,
      teams: ['Zirə', 'Sabah'],
      kick_off: NOON - day,
    });
    await writeFixture(db, {
      ...stateColumns.finished,
      teams: ['Kəpəz', 'Səbail'],
      kick_off: NOON - 3 * day,
    });
    expect((await listOngoingMatches(db)).map(({ id }) => id)).toEqual([stopped, late]);
    const { matches, updatedAt } = await readScoreboard(db, { now: NOON });
    expect(matches.map(({ id }) => id)).toEqual([stopped, late]);
    expect(updatedAt).toBe(NOON);
    await writeLedger(db, stopped, [kickOff(), { type: 'abandoned', reason: 'Yağış', at: NOON }]);
    expect((await readScoreboard(db, { now: NOON })).matches.map(({ id }) => id)).toEqual([late]);
  });
});
