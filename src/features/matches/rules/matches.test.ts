import { expect, it } from 'vitest';
import {
  stateColumns,
  writeCompetition,
  writeEvents,
  writeFixture,
  writeStanding,
  writeTeam,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';

describeOnEachDatabase('the tables of matches', (open) => {
  it.each([
    ['a scheduled match with a score', { ...stateColumns.scheduled, home_score: 0, away_score: 0 }],
    [
      'a scheduled match with a minute',
      { ...stateColumns.scheduled, clock_at: 1, clock_minute: 1, clock_rate: 1 },
    ],
    ['a postponed match with a score', { ...stateColumns.postponed, home_score: 1, away_score: 0 }],
    [
      'a live match without a clock',
      { ...stateColumns.live, clock_at: null, clock_minute: null, clock_rate: null },
    ],
    ['a live match without a phase', { ...stateColumns.live, phase: null }],
    ['a live match without a score', { ...stateColumns.live, home_score: null, away_score: null }],
    ['a live match with half a score', { ...stateColumns.live, away_score: null }],
    ['a result with a clock', { ...stateColumns.finished, clock_at: 1, clock_minute: 90, clock_rate: 1 }],
    ['a result without a score', { ...stateColumns.finished, home_score: null, away_score: null }],
    ['a score below zero', { ...stateColumns.finished, home_score: -1 }],
    ['a break with a running clock', { ...stateColumns.live, phase: 'halftime' as const }],
    ['added time of a result', { ...stateColumns.finished, announced_added: 3 }],
    ['a team against itself', { teams: ['Zirə', 'Zirə'] as [string, string] }],
  ])('refuse %s', async (_what, columns) => {
    const { db } = await open();
    await expect(writeFixture(db, columns)).rejects.toThrow(/check constraint/i);
  });

  it('accept every state of a match', async () => {
    const { db } = await open();
    for (const state of Object.values(stateColumns)) await writeFixture(db, state);
    await writeFixture(db, { status: 'abandoned', home_score: 1, away_score: 1 });
    const noClock = { clock_at: null, clock_minute: null, clock_rate: null };
    await writeFixture(db, { ...stateColumns.live, ...noClock, phase: 'halftime' });
    const rows = await db.selectFrom('fixture').select('id').execute();
    expect(rows).toHaveLength(Object.keys(stateColumns).length + 2);
  });

  it('refuse a standing whose numbers do not add up', async () => {
    const { db } = await open();
    await expect(writeStanding(db, { played: 9 })).rejects.toThrow(/check constraint/i);
  });

  it('increase the site revision with every change that readers see', async () => {
    const { db, currentRevision } = await open();
    const id = await writeFixture(db, stateColumns.live);
    const steps: (() => Promise<unknown>)[] = [
      () => db.updateTable('fixture').set({ clock_minute: 31 }).where('id', '=', id).execute(),
      () => writeEvents(db, id, [['goal', 'home', '№ 9', 31]]),
      () => db.updateTable('fixture_event').set({ player: '№ 10' }).execute(),
      () => writeStanding(db),
      () => db.updateTable('standing').set({ points: 6 }).execute(),
      () => db.updateTable('team').set({ name: 'Qarabağ FK' }).where('name', '=', 'Qarabağ').execute(),
      () => writeTeam(db, 'Zirə'),
      () => writeCompetition(db, 'kubok'),
      () => db.deleteFrom('fixture').where('id', '=', id).execute(),
    ];
    for (const step of steps) {
      const before = await currentRevision();
      await step();
      expect(await currentRevision()).toBeGreaterThan(before);
    }
    expect(await db.selectFrom('fixture_event').select('id').execute()).toEqual([]);
  });
});
