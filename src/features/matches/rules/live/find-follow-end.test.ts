import { expect, it } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { stateColumns, writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listFixturesById } from '../read/list-fixtures.ts';
import { findFollowEnd } from './find-follow-end.ts';

/** NOON is 18:00 in Baku, so its football day ends twelve hours later. */
const DAY_END = NOON + 12 * HOUR;

describeOnEachDatabase('findFollowEnd', (open) => {
  it('is the end of the football day of the kick-off or of the last change, for matches that are over', async () => {
    const { db } = await open();
    const endOf = async (columns: Parameters<typeof writeFixture>[1]) => {
      const id = await writeFixture(db, columns);
      const [match] = await listFixturesById(db, { ids: [id] });
      return match && findFollowEnd(match);
    };
    expect(await endOf(stateColumns.finished)).toBe(DAY_END);
    expect(await endOf({ ...stateColumns.finished, kick_off: NOON - 5 * DAY })).toBe(DAY_END);
    expect(await endOf({ status: 'cancelled', kick_off: NOON + DAY })).toBe(DAY_END + DAY);
    for (const state of [stateColumns.scheduled, stateColumns.live, stateColumns.postponed])
      expect(await endOf(state)).toBeNull();
  });
});
