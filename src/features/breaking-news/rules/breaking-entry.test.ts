import { expect, it, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { formatTyped } from '#platform/records/record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { getBreakingState } from './breaking-entry.ts';
import { type BreakingInput, parseBreakingInput, readBreakingEntry } from './breaking-input.ts';
import { breakingRecord } from './breaking-record.ts';
import { createBreaking, endBreaking, getBreaking, updateBreaking } from './change-breaking.ts';

test.each([
  [NOON + 1, null, null, 'planned'],
  [NOON, null, null, 'live'],
  [NOON - 1, NOON + 1, null, 'live'],
  [NOON - 1, NOON, null, 'past'],
  [NOON + 1, null, NOON, 'past'],
] as const)(
  'an entry from %i to %s that was ended at %s is %s at noon',
  (startsAt, endsAt, endedAt, state) => {
    expect(getBreakingState({ startsAt, endsAt, endedAt }, NOON)).toBe(state);
  },
);

const entry: BreakingInput = {
  text: 'Final təxirə salındı',
  address: '/oyun/a',
  level: 'breaking',
  startsAt: NOON,
  endsAt: null,
  isQuiet: false,
};

test('an entry ends after it has begun, and after now', () => {
  const ending = (startsAt: number, endsAt: number) => () =>
    parseBreakingInput({ ...entry, startsAt, endsAt }, { now: NOON });
  const problem = 'endsAt: breaking.endsBeforeStart';
  expect(ending(NOON - 2 * MINUTE, NOON)).toThrow(problem);
  expect(ending(NOON + MINUTE, NOON + MINUTE)).toThrow(problem);
  expect(ending(NOON - 2 * MINUTE, NOON + 1)().endsAt).toBe(NOON + 1);
  expect(ending(NOON + MINUTE, NOON + MINUTE + 1)().startsAt).toBe(NOON + MINUTE);
});

test('an entry without a typed start begins now, and a malformed time is refused', () => {
  const typed = { ...formatTyped(breakingRecord, { ...entry, isQuiet: true }), startsAt: '' };
  expect(readBreakingEntry(typed, { now: NOON + 7 })).toEqual({
    ...entry,
    startsAt: NOON + 7,
    isQuiet: true,
  });
  expect(() => readBreakingEntry({ ...typed, startsAt: 'x' }, { now: NOON })).toThrow(
    'breaking.startsInvalid',
  );
  expect(() => readBreakingEntry({ ...typed, endsAt: 'x' }, { now: NOON })).toThrow('breaking.endsInvalid');
});

describeOnEachDatabase('an entry of the breaking strip', (open) => {
  it('has its states before and after each change in the audit log', async () => {
    const { db } = await open();
    const at = { actor: await writeActor(db, 'editor'), now: NOON, newId };
    const { id } = await createBreaking(db, { ...at, entry });
    await updateBreaking(db, { ...at, id, version: 1, entry: { ...entry, text: 'Yeni', level: 'info' } });
    await endBreaking(db, { ...at, now: NOON + 1, id });
    const log = await db.selectFrom('audit_log').select(['action', 'before', 'after']).execute();
    const first = { ...entry, version: 1 };
    expect(
      Object.fromEntries(
        log.map(({ action, before, after }) => [
          action,
          [JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')],
        ]),
      ),
    ).toEqual({
      'breaking.create': [null, first],
      'breaking.update': [first, { ...first, text: 'Yeni', level: 'info', version: 2 }],
      'breaking.end': [
        { text: 'Yeni', version: 2 },
        { endedAt: NOON + 1, version: 3 },
      ],
    });
    await expect(getBreaking(db, { id: 'none' })).rejects.toThrow('No breaking entry none');
  });
});
