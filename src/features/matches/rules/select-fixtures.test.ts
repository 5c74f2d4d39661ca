import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeEvents,
  writeFixture,
  writeRound,
  writeSeason,
  writeStage,
  writeTeam,
  writeVenue,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listFixturesById } from './read/list-fixtures.ts';

/** A match of which only the teams, the competition and the kick-off are known. */
const bareFacts = {
  competition: { slug: 'apl', name: 'Liqa apl', region: 'azerbaijan' },
  home: {
    slug: 'qarabağ',
    name: 'Qarabağ',
    shortName: 'Qarabağ',
    colors: ['#111827', '#ffffff'],
    crest: null,
  },
  away: {
    slug: 'neftçi',
    name: 'Neftçi',
    shortName: 'Neftçi',
    colors: ['#111827', '#ffffff'],
    crest: null,
  },
  season: null,
  kickOff: NOON,
  venue: null,
  isNeutral: false,
  stage: null,
  group: null,
  tie: null,
  channels: null,
  round: null,
  sample: false,
  updatedAt: NOON,
};

describeOnEachDatabase('a match', (open) => {
  const read = async (db: Db, id: string) => (await listFixturesById(db, { ids: [id] }))[0];

  const score = { home_score: 2, away_score: 1 };
  const played = { score: { home: 2, away: 1 }, halfTime: null, regular: null, shootOut: null, events: [] };
  const noClock = { clock_at: null, clock_minute: null, clock_rate: null };
  const clock = { at: NOON, minute: 30, rate: 0 };
  const live = { ...stateColumns.live, ...score };

  it.each<[string, Parameters<typeof writeFixture>[1], object]>([
    ['that is moved', { reason: 'Qar' }, { status: 'scheduled', reason: 'Qar' }],
    ['that was not moved', {}, { status: 'scheduled', reason: null }],
    ['that is postponed', { status: 'postponed', reason: 'Qar' }, { status: 'postponed', reason: 'Qar' }],
    ['that is postponed without a reason', { status: 'postponed' }, { status: 'postponed', reason: '' }],
    ['that is cancelled', { status: 'cancelled', reason: 'Qar' }, { status: 'cancelled', reason: 'Qar' }],
    ['that is cancelled without a reason', { status: 'cancelled' }, { status: 'cancelled', reason: '' }],
    ['that is finished', { ...stateColumns.finished }, { status: 'finished', ...played }],
    [
      'that was decided on penalties',
      {
        ...stateColumns.finished,
        home_half_time: 1,
        away_half_time: 0,
        home_regular: 1,
        away_regular: 1,
        home_shoot_out: 5,
        away_shoot_out: 4,
      },
      {
        ...played,
        status: 'finished',
        halfTime: { home: 1, away: 0 },
        regular: { home: 1, away: 1 },
        shootOut: { home: 5, away: 4 },
      },
    ],
    [
      'that is abandoned',
      { status: 'abandoned', ...score, reason: 'Qar' },
      { status: 'abandoned', ...played, reason: 'Qar' },
    ],
    [
      'that is awarded without a reason',
      { status: 'awarded', ...score },
      { status: 'awarded', ...played, reason: '' },
    ],
    [
      'that is suspended',
      { status: 'suspended', phase: 'secondHalf', ...score, reason: 'Qar' },
      { status: 'suspended', ...played, phase: 'secondHalf', reason: 'Qar' },
    ],
    [
      'that is suspended without a reason',
      { status: 'suspended', phase: 'firstHalf', ...score },
      { status: 'suspended', ...played, phase: 'firstHalf', reason: '' },
    ],
    [
      'that is live',
      { ...live, announced_added: 3 },
      { status: 'live', ...played, phase: 'firstHalf', clock, announcedAdded: 3, heardAt: NOON },
    ],
    [
      'whose clock stands in a break',
      { ...live, ...noClock, phase: 'halftime' },
      { status: 'live', ...played, phase: 'halftime', clock: null, announcedAdded: null, heardAt: NOON },
    ],
  ])('%s has the fields of its status and no others', async (_what, columns, expected) => {
    const { db } = await open();
    const id = await writeFixture(db, columns);
    expect(await read(db, id)).toEqual({ id, ...bareFacts, ...expected });
  });

  it('of a tie has its season, stage, group, round and leg, its place, and the looks of its teams', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const stage_id = await writeStage(db, season_id, { kind: 'knockout', name: 'Pley-off' });
    const round_id = await writeRound(db, season_id, 'semi', stage_id);
    const [group_id, tie_id] = [newId(), newId()];
    await db.insertInto('stage_group').values({ id: group_id, stage_id, name: 'B', position: 1 }).execute();
    const sides = { home_id: await writeTeam(db, 'Qarabağ'), away_id: await writeTeam(db, 'Neftçi') };
    const tie = { id: tie_id, stage_id, round_id, position: 1, is_bye: 0, version: 1 } as const;
    await db
      .insertInto('tie')
      .values({ ...tie, ...sides })
      .execute();
    const looks = (color: string) => ({
      short_name: `${color}.`,
      primary_color: `#${color}1`,
      secondary_color: `#${color}2`,
      crest: `/${color}.svg`,
    });
    await db.updateTable('team').set(looks('aaaaa')).where('id', '=', sides.home_id).execute();
    await db.updateTable('team').set(looks('bbbbb')).where('id', '=', sides.away_id).execute();
    const id = await writeFixture(db, {
      season_id,
      stage_id,
      group_id,
      round_id,
      tie_id,
      leg: 2,
      is_neutral: 1,
      sample: 1,
      venue_id: await writeVenue(db, 'Bakı Olimpiya Stadionu'),
      updated_at: NOON + MINUTE,
    });
    const looked = (color: string) => ({
      shortName: `${color}.`,
      colors: [`#${color}1`, `#${color}2`],
      crest: `/${color}.svg`,
    });
    expect(await read(db, id)).toEqual({
      ...bareFacts,
      id,
      status: 'scheduled',
      reason: null,
      home: { ...bareFacts.home, ...looked('aaaaa') },
      away: { ...bareFacts.away, ...looked('bbbbb') },
      season: { id: season_id, slug: '2025-26', name: '2025/26' },
      stage: { id: stage_id, kind: 'knockout', name: 'Pley-off' },
      group: 'B',
      round: 'semi',
      tie: { id: tie_id, leg: 2 },
      venue: 'Bakı Olimpiya Stadionu',
      isNeutral: true,
      sample: true,
      updatedAt: NOON + MINUTE,
    });
  });

  it.each(['abandoned', 'awarded', 'finished'] as const)('that is %s has its events', async (status) => {
    const { db } = await open();
    const id = await writeFixture(db, { status, ...score });
    await writeEvents(db, id, [['goal', 'home', '№ 9', 5]]);
    const side = { side: 'home', player: '№ 9', otherPlayer: null, minute: 5, added: null };
    expect(await read(db, id)).toMatchObject({
      events: [{ id: expect.any(String), type: 'goal', ...side, detail: null, note: null }],
    });
  });
});
