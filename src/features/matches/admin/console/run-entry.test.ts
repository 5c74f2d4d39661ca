import { expect, it } from 'vitest';
import { HOUR, SECOND } from '#az/format/durations.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnSqlite } from '#tests/kit/databases/databases.ts';
import { runEntry } from './run-entry.server.ts';

describeOnSqlite('an entry that was kept in the browser', (open) => {
  it.each([
    ['has the time of the press', NOON - 20 * SECOND, NOON - 20 * SECOND],
    ['has the time of its arrival after six hours', NOON - 6 * HOUR, NOON],
    ['has the time of its arrival when the clock of the browser is ahead', NOON + SECOND, NOON],
  ])('%s', async (_rule, pressedAt, expected) => {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    const actor = await writeActor(db, 'operator');
    const fields = { intent: 'add', type: 'mark', mark: 'kickOff', at: String(pressedAt) };
    const { events } = await runEntry({ db, now: () => NOON, newId }, { actor, fixtureId, fields });
    expect(events.map(({ event }) => 'at' in event && event.at)).toEqual([expected]);
  });
});
