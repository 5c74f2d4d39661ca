import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import type { LedgerEntry, LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, result } from '#tests/kit/content/ledgers.ts';
import { describeMatchEntry, listLedgerChanges } from './describe-match-entry.ts';

const teams = {
  home: { name: 'Qarabağ', kind: 'club', grammar: null },
  away: { name: 'Azərbaycan', kind: 'national', grammar: null },
} as const;

type Line = LedgerEvent | { correct: number; event: LedgerEvent } | { retract: number };

/** A ledger. `correct` and `retract` name the line of the event, counted from 1. A second passes between two lines. */
function ledgerOf(lines: readonly Line[]): LedgerEntry[] {
  return lines.map((line, at) => {
    const isAdded = 'type' in line;
    const isRetracted = 'retract' in line;
    const eventLine = isAdded ? at + 1 : isRetracted ? line.retract : line.correct;
    return {
      id: `${at + 1}`,
      sequence: at + 1,
      action: isAdded ? 'add' : isRetracted ? 'retract' : 'correct',
      eventId: `${eventLine}`,
      event: isAdded ? line : isRetracted ? null : line.event,
      reason: null,
      source: 'desk',
      sourceKey: null,
      staffId: null,
      createdAt: NOON + at * 1000,
    };
  });
}

/** The notice about the line with this number, the last one if it is missing. */
function describeLine(lines: readonly Line[], sequence = lines.length, channels?: readonly string[]) {
  const [change] = listLedgerChanges(ledgerOf(lines), [sequence]);
  return change ? describeMatchEntry(change, { teams, channels }) : null;
}

const red: LedgerEvent = { ...goal('away', 50, 'Rəşad'), type: 'red' };
const yellow: LedgerEvent = { ...red, type: 'yellow' };
const unnamed: LedgerEvent = { ...goal('home', 12), player: null };
const suspended: LedgerEvent = { type: 'suspended', reason: 'Yağış', at: NOON };
const postponed: LedgerEvent = { type: 'postponed', reason: 'Yağış', at: NOON };

it.each<[string, Line[], ttlMs: number, isForGoalsOnly: boolean]>([
  ['a kick-off', [kickOff()], 15 * MINUTE, false],
  ['a goal', [kickOff(), goal('home', 12)], 30 * MINUTE, true],
  ['a red card', [kickOff(), red], 30 * MINUTE, false],
  ['half-time', [kickOff(), periodMark('halfTime')], 15 * MINUTE, false],
  ['the end', [kickOff(), periodMark('halfTime'), periodMark('fullTime')], 2 * HOUR, true],
  ['a final score', [result(2, 1)], 2 * HOUR, true],
  ['a match that is called off', [postponed], 12 * HOUR, false],
])('%s is news for its own time, and has its own readers', (_name, lines, ttlMs, isForGoalsOnly) => {
  expect(describeLine(lines)).toMatchObject({
    eventId: `${lines.length}`,
    ttlMs,
    isForGoalsOnly,
    isCorrection: false,
    isSilent: false,
    addedAt: NOON + (lines.length - 1) * 1000,
  });
});

it.each<[string, Line[], string]>([
  ['the kick-off', [kickOff()], 'Qarabağ 0:0 Azərbaycan: Oyun başladı'],
  ['a goal', [kickOff(), goal('away', 12, 'Emin')], "Qarabağ 0:1 Azərbaycan: 12' QOL! Azərbaycan – Emin"],
  [
    'a postponement, which has no score',
    [postponed],
    'Qarabağ – Azərbaycan: Oyun təxirə salındı. Səbəb: Yağış',
  ],
  [
    'the end after penalties',
    [
      kickOff(),
      periodMark('shootOut'),
      { type: 'shootOutKick', side: 'home', player: null, isScored: true, minute: 120, added: null },
      periodMark('fullTime'),
    ],
    'Qarabağ 0:0 Azərbaycan: Oyun başa çatdı. Penaltilər: 1:0',
  ],
  [
    'a final score with penalties, once',
    [{ ...result(1, 1), shootOut: { home: 4, away: 2 } }],
    'Qarabağ 1:1 Azərbaycan: Oyun başa çatdı. Hesab: 1:1. Penaltilər: 4:2',
  ],
])('the notice names the score, and what has happened: %s', (_name, lines, text) => {
  const notice = describeLine(lines);
  expect(`${notice?.title}: ${notice?.body}`).toBe(text);
});

it('only the kick-off names the channels, and only when there are some', () => {
  const lines = [kickOff(), goal('home', 12, 'Emin')];
  const bodyOf = (sequence: number, channels: string[]) => describeLine(lines, sequence, channels)?.body;
  expect(bodyOf(1, ['İTV', 'CBC Sport'])).toBe('Oyun başladı. Canlı yayım: İTV, CBC Sport');
  expect(bodyOf(1, [])).toBe('Oyun başladı');
  expect(bodyOf(2, ['İTV'])).toBe("12' QOL! “Qarabağ” – Emin");
});

it.each<[string, Line[], sequence?: number]>([
  ['a yellow card', [kickOff(), yellow]],
  ['the second half', [kickOff(), periodMark('halfTime'), periodMark('secondHalf')]],
  ['a goal that is entered before the match', [goal('home', 12)]],
  ['a goal that is entered after the match', [kickOff(), periodMark('fullTime'), goal('home', 12)]],
  ['a red card that is entered after the match', [kickOff(), periodMark('fullTime'), red]],
  [
    'a half-time when the second half has begun',
    [kickOff(), periodMark('halfTime'), periodMark('secondHalf')],
    2,
  ],
  ['a second end', [kickOff(), periodMark('fullTime'), result(1, 0)]],
  ['a corrected minute', [kickOff(), goal('home', 12), { correct: 2, event: goal('home', 13) }]],
  ['a yellow card that is taken back', [kickOff(), yellow, { retract: 2 }]],
  ['a yellow card of another minute', [kickOff(), yellow, { correct: 2, event: { ...yellow, minute: 51 } }]],
])('readers are not told about %s', (_name, lines, sequence) => {
  expect(describeLine(lines, sequence)).toBeNull();
});

it('goals and red cards of a suspended match are still told', () => {
  expect(describeLine([kickOff(), suspended, goal('home', 12)])).not.toBeNull();
  expect(describeLine([kickOff(), suspended, red])).not.toBeNull();
});

it('a yellow card that becomes a red one is new to readers', () => {
  const lines = [kickOff(), yellow, { correct: 2, event: red }];
  expect(describeLine(lines)).toMatchObject({
    body: "50' Qırmızı vərəqə: Azərbaycan – Rəşad",
    isCorrection: false,
    addedAt: NOON + 1000,
  });
});

it.each<[string, Line[], body: string, isSilent: boolean]>([
  [
    'the missing player',
    [kickOff(), unnamed, { correct: 2, event: goal('home', 12, 'A') }],
    "12' QOL! “Qarabağ” – A",
    true,
  ],
  [
    'another player',
    [kickOff(), goal('home', 12, 'A'), { correct: 2, event: goal('home', 12, 'B') }],
    "Düzəliş: 12' QOL! “Qarabağ” – B",
    false,
  ],
  [
    'the other team',
    [kickOff(), goal('home', 12, 'A'), { correct: 2, event: goal('away', 12, 'A') }],
    "Düzəliş: 12' QOL! Azərbaycan – A",
    false,
  ],
  [
    'another kind',
    [
      kickOff(),
      goal('home', 12, 'A'),
      { correct: 2, event: { ...goal('home', 12, 'A'), type: 'penaltyGoal' } },
    ],
    "Düzəliş: 12' QOL! “Qarabağ” – A (penaltidən)",
    false,
  ],
  [
    'another final score',
    [result(2, 1), { correct: 1, event: result(2, 2) }],
    'Düzəliş: Oyun başa çatdı. Hesab: 2:2',
    false,
  ],
  [
    'an event that was taken back, and holds after all',
    [kickOff(), goal('home', 12, 'A'), { retract: 2 }, { correct: 2, event: goal('home', 12, 'A') }],
    "Düzəliş: 12' QOL! “Qarabağ” – A",
    false,
  ],
  [
    'a goal that is taken back',
    [kickOff(), goal('home', 12), { retract: 2 }],
    'Düzəliş: Qol hesabdan çıxarıldı (“Qarabağ”)',
    false,
  ],
  [
    'a red card that becomes a yellow one',
    [kickOff(), red, { correct: 2, event: yellow }],
    'Düzəliş: Qırmızı vərəqə geri götürüldü (Azərbaycan)',
    false,
  ],
  ['a kick-off that is taken back', [kickOff(), { retract: 1 }], 'Düzəliş: Oyun hələ başlamayıb', false],
])('a correction replaces the notice: %s', (_name, lines, body, isSilent) => {
  const changed = lines.at(-1);
  const eventId =
    changed && ('retract' in changed ? changed.retract : 'correct' in changed ? changed.correct : 0);
  const expected = {
    eventId: `${eventId}`,
    isCorrection: true,
    isSilent,
    addedAt: NOON + (Number(eventId) - 1) * 1000,
  };
  expect(describeLine(lines)).toMatchObject({ body, ...expected });
});

it('only the entries that are asked for are listed, in the order of the ledger', () => {
  const lines = [kickOff(), goal('home', 12), goal('away', 20)];
  const changes = listLedgerChanges(ledgerOf(lines), [3, 2]);
  expect(changes.map(({ entry, before, after }) => [entry.sequence, before.length, after.length])).toEqual([
    [2, 1, 2],
    [3, 2, 3],
  ]);
});
