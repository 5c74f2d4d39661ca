import { expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { goal } from '#tests/kit/content/ledgers.ts';
import type { LedgerEntry, LedgerEvent } from './ledger-event.ts';
import { mergeCorrection } from './merge-correction.ts';

type Line = [id: string, staffId: string, event: LedgerEvent | null];

/** The entries of one event. */
function listEntries(lines: readonly Line[]): LedgerEntry[] {
  return lines.map(([id, staffId, event], index) => ({
    id,
    staffId,
    event,
    sequence: index + 1,
    action: index === 0 ? 'add' : event ? 'correct' : 'retract',
    eventId: 'v1',
    reason: null,
    source: 'desk',
    sourceKey: null,
    createdAt: NOON,
  }));
}

const first = goal('home', 10, 'Zubir');
/** Aysel corrects the goal in a form that she opened when `version` was its last entry. */
const merge = (
  lines: readonly Line[],
  event: LedgerEvent,
  { version = 'v1', seen = undefined as string | undefined } = {},
) => {
  const [other] = listEntries([['other', 'orxan', goal('away', 5)]]);
  const entries = listEntries([['v1', 'orxan', first], ...lines]);
  if (other) entries.push({ ...other, eventId: 'other' });
  return mergeCorrection({ entries }, { eventId: 'v1', event, staffId: 'aysel', version, seen });
};
const changed = expect.objectContaining({ name: 'Conflict', code: 'match.eventChanged' });

it.each<[string, LedgerEvent, LedgerEvent, LedgerEvent]>([
  ['the minute', goal('home', 13, 'Zubir'), goal('home', 10, 'Elvin'), goal('home', 13, 'Elvin')],
  ['the scorer', goal('home', 10, 'Elvin'), goal('home', 13, 'Zubir'), goal('home', 13, 'Elvin')],
  [
    'the added time',
    { ...first, added: 1 },
    goal('home', 10, 'Elvin'),
    { ...goal('home', 10, 'Elvin'), added: 1 },
  ],
  ['both', goal('away', 13, 'Elvin'), first, goal('away', 13, 'Elvin')],
  ['the same', goal('home', 13, 'Elvin'), goal('home', 13, 'Elvin'), goal('home', 13, 'Elvin')],
])('keeps what a colleague has changed, and the operator has not: %s', (_, theirs, mine, expected) => {
  expect(merge([['v2', 'orxan', theirs]], mine)).toEqual(expected);
});

it.each<[string, LedgerEvent | null, LedgerEvent]>([
  ['the minute', goal('home', 13, 'Zubir'), goal('home', 12, 'Zubir')],
  ['the scorer', goal('home', 10, 'Elvin'), goal('home', 10, 'Orxan')],
  ['the team, and the scorer', goal('away', 10, 'Zubir'), goal('home', 10, 'Orxan')],
  ['the event is taken back', null, goal('home', 12, 'Zubir')],
])('asks about what both have changed: %s', (_, theirs, mine) => {
  const lines: Line[] = [['v2', 'orxan', theirs]];
  expect(() => merge(lines, mine)).toThrow(changed);
  expect(merge(lines, mine, { seen: 'v2' }), 'the operator has decided').toEqual(mine);
  expect(merge(lines, mine, { version: 'v2' }), 'a form of the newest event').toEqual(mine);
  const more: Line[] = [...lines, ['v3', 'orxan', goal('away', 20, 'Rəşad')]];
  expect(() => merge(more, mine, { seen: 'v2' }), 'changed again').toThrow(changed);
});

it('compares with the event that the operator had in the form, not with the first one', () => {
  const lines: Line[] = [
    ['v2', 'orxan', goal('home', 13, 'Zubir')],
    ['v3', 'orxan', goal('home', 14, 'Zubir')],
  ];
  expect(merge(lines, goal('home', 13, 'Elvin'), { version: 'v2' })).toEqual(goal('home', 14, 'Elvin'));
});

it('merges with an event that was taken back and restored', () => {
  const lines: Line[] = [
    ['v2', 'orxan', null],
    ['v3', 'orxan', goal('home', 13, 'Zubir')],
  ];
  expect(merge(lines, goal('home', 10, 'Elvin'))).toEqual(goal('home', 13, 'Elvin'));
});

it('keeps the rest of a colleague when the operator has decided for the own scorer', () => {
  const lines: Line[] = [['v2', 'orxan', goal('home', 13, 'Elvin')]];
  expect(merge(lines, goal('home', 10, 'Orxan'), { seen: 'v2' })).toEqual(goal('home', 13, 'Orxan'));
});

it('does not ask operators about their own corrections, which may have waited in the browser', () => {
  expect(merge([['v2', 'aysel', goal('home', 13, 'Elvin')]], goal('home', 12, 'Orxan'))).toEqual(
    goal('home', 12, 'Orxan'),
  );
  expect(merge([['v2', 'aysel', null]], goal('home', 12, 'Orxan'))).toEqual(goal('home', 12, 'Orxan'));
});

it('asks when nobody knows which event the operator had in the form', () => {
  expect(() => merge([], goal('home', 12, 'Orxan'), { version: 'other' })).toThrow(changed);
});

it('merges an event without a minute as a whole', () => {
  const decision = (reason: string): LedgerEvent => ({ type: 'postponed', reason, at: NOON });
  const entries = listEntries([
    ['v1', 'orxan', decision('Yağış')],
    ['v2', 'orxan', decision('Duman')],
  ]);
  const correct = (event: LedgerEvent) =>
    mergeCorrection({ entries }, { eventId: 'v1', event, staffId: 'aysel', version: 'v1', seen: undefined });
  expect(correct(decision('Yağış'))).toEqual(decision('Duman'));
  expect(() => correct(decision('Qar'))).toThrow(changed);
});
