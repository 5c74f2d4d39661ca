import { expect, it } from 'vitest';
import { DAY, WEEK } from '#az/format/durations.ts';
import { stageText } from '#features/competitions/text.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import {
  stateColumns,
  writeEvents,
  writeFixture,
  writeSeason,
  writeStage,
} from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { countWeeklyStats } from './count-weekly-stats.ts';

describeOnEachDatabase('countWeeklyStats', (open) => {
  it('sums the results of seven football days', async () => {
    const { db } = await open();
    const id = await writeFixture(db, { ...stateColumns.finished, home_score: 3, away_score: 0 });
    await writeEvents(db, id, [
      ['goal', 'home', '№ 9', 1],
      ['yellow', 'home', '№ 4', 20],
      ['red', 'away', '№ 5', 80],
    ]);
    await writeFixture(db, {
      ...stateColumns.finished,
      home_score: 0,
      away_score: 0,
      kick_off: NOON - 6 * DAY,
    });
    await writeFixture(db, { ...stateColumns.finished, kick_off: NOON - WEEK });
    await writeFixture(db, { ...stateColumns.live, home_score: 5 });
    expect(await countWeeklyStats(db, { now: NOON })).toEqual({
      matches: 2,
      goals: 3,
      goalsPerMatch: 1.5,
      cleanSheets: 3,
      cards: 2,
      leftOut: [],
      sample: false,
    });
  });

  it('leaves out a stage that does not count, and names it', async () => {
    const { db } = await open();
    const season_id = await writeSeason(db);
    const qualifying = await writeStage(db, season_id, { kind: 'qualifying', regulation: { counts: false } });
    const goals = { ...stateColumns.finished, home_score: 2, away_score: 1 };
    await writeFixture(db, { ...goals, season_id });
    await writeFixture(db, { ...goals, season_id, stage_id: qualifying });
    const stats = await countWeeklyStats(db, { now: NOON });
    expect(stats).toMatchObject({ matches: 1, goals: 3 });
    expect(stats.leftOut).toHaveLength(1);
    expect(stats.leftOut[0]).toContain(stageText.kinds.qualifying);
  });

  it('says that a match of the week is sample data', async () => {
    const { db } = await open();
    await writeFixture(db, stateColumns.finished);
    await writeFixture(db, { ...stateColumns.finished, sample: 1 });
    expect((await countWeeklyStats(db, { now: NOON })).sample).toBe(true);
  });

  it('returns zeros for a week without matches', async () => {
    const { db } = await open();
    expect(await countWeeklyStats(db, { now: NOON })).toEqual({
      matches: 0,
      goals: 0,
      goalsPerMatch: 0,
      cleanSheets: 0,
      cards: 0,
      leftOut: [],
      sample: false,
    });
  });
});
