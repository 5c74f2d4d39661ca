import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { card, goal, kickOff, substitution } from '#tests/kit/content/ledgers.ts';
import { askAboutSameEvent } from './ask-about-same-event.ts';
import type { LedgerEvent } from './ledger-event.ts';
import { foldEntries } from './match-ledger.ts';

/** What an operator is asked who enters the second event, when the first one was entered by `by`, so long before. */
function questionAbout([first, second]: readonly [LedgerEvent, LedgerEvent], { by = 'a', ms = 0 } = {}) {
  const entry = { id: 'first', eventId: 'first', sequence: 1, action: 'add', source: 'desk' } as const;
  const ledger = foldEntries([
    { ...entry, staffId: by, event: first, reason: null, sourceKey: null, createdAt: NOON },
  ]);
  return askAboutSameEvent(second, ledger, { staffId: 'b', at: NOON + ms });
}
/** Long enough that only the minutes of the match count. */
const LATER = { ms: 30 * MINUTE };
const unnamed = <Event extends LedgerEvent>(event: Event) => ({ ...event, player: null });
const missed = (minute: number) =>
  ({ ...card('red', 'home', 'Zubir', minute), type: 'missedPenalty' }) as const;

it.each<[string, [LedgerEvent, LedgerEvent], string | null]>([
  ['goals with other scorers', [goal('home', 10, 'A'), goal('home', 11, 'B')], 'match.goalTwice'],
  ['an own goal', [goal('home', 10), { ...goal('home', 10), type: 'ownGoal' }], 'match.goalTwice'],
  ['goals two minutes apart', [goal('home', 10), goal('home', 12)], null],
  ['a goal of added time', [addedGoal(45, 2), goal('home', 48)], 'match.goalTwice'],
  ['a goal in another minute of added time', [addedGoal(45, 2), addedGoal(45, 3)], 'match.goalTwice'],
  ['a goal before added time', [addedGoal(45, 2), goal('home', 45)], null],
  ['goals of both teams', [goal('home', 10), goal('away', 10)], null],
  ['a yellow card', [card('yellow', 'home', 'A', 10), card('yellow', 'home', 'A', 9)], 'match.cardTwice'],
  [
    'a yellow card that has become a second one',
    [card('yellow', 'home', 'A', 10), card('secondYellow', 'home', 'A', 9)],
    'match.cardTwice',
  ],
  ['a red card', [card('red', 'home', 'A', 10), card('red', 'home', 'A', 10)], 'match.cardTwice'],
  ['a yellow and a red card', [card('yellow', 'home', 'A', 10), card('red', 'home', 'A', 10)], null],
  ['cards of two players', [card('yellow', 'home', 'A', 10), card('yellow', 'home', 'B', 10)], null],
  ['cards of two teams', [card('yellow', 'home', 'A', 10), card('yellow', 'away', 'A', 10)], null],
  ['cards two minutes apart', [card('yellow', 'home', 'A', 10), card('yellow', 'home', 'A', 12)], null],
  [
    'a card without a name',
    [unnamed(card('yellow', 'home', '', 10)), card('yellow', 'home', 'A', 10)],
    'match.cardTwice',
  ],
  ['a card and a goal', [card('yellow', 'home', 'A', 10), goal('home', 10, 'A')], null],
  ['a goal and a card', [goal('home', 10, 'A'), card('yellow', 'home', 'A', 10)], null],
  ['a missed penalty', [missed(10), missed(10)], 'match.penaltyTwice'],
  [
    'a substitution',
    [substitution('home', 'A', 'B', 60), substitution('home', 'A', 'B', 61)],
    'match.substitutionTwice',
  ],
  [
    'a substitution with one same player',
    [substitution('home', 'A', 'B', 60), substitution('home', 'A', 'C', 60)],
    'match.substitutionTwice',
  ],
  [
    'a substitution where each operator knew one player',
    [substitution('home', 'A', null, 60), substitution('home', null, 'B', 60)],
    'match.substitutionTwice',
  ],
  [
    'two substitutions in a minute',
    [substitution('home', 'A', 'B', 60), substitution('home', 'C', 'D', 60)],
    null,
  ],
  [
    'two substitutions of which one player is not known',
    [substitution('home', 'A', null, 60), substitution('home', 'C', 'D', 60)],
    null,
  ],
  ['a decision about the match', [kickOff(), { type: 'suspended', reason: '', at: NOON }], null],
  ['decisions of the VAR', [varCheck(10), varCheck(10)], null],
])('a colleague has entered the same event in this minute: %s', (_, events, expected) => {
  expect(questionAbout(events, LATER)).toBe(expected);
  expect(questionAbout(events, { ...LATER, by: 'b' }), 'its own author').toBeNull();
});

function addedGoal(minute: number, added: number): LedgerEvent {
  return { ...goal('home', minute), added };
}

function varCheck(minute: number): LedgerEvent {
  return { type: 'var', side: 'home', decision: 'other', note: '', minute, added: null };
}

it('a colleague has entered the same event a moment ago, with another minute', () => {
  const own = { ms: 2 * MINUTE };
  const goals = [goal('home', 10, 'A'), goal('home', 14, 'A')] as const;
  for (const ms of [0, 2 * MINUTE, -2 * MINUTE]) expect(questionAbout(goals, { ms })).toBe('match.goalTwice');
  expect(questionAbout(goals, { ms: 2 * MINUTE + SECOND })).toBeNull();
  expect(questionAbout([goals[0], unnamed(goals[1])], own)).toBe('match.goalTwice');
  expect(
    questionAbout([goals[0], { ...goals[1], assist: null, player: { id: null, name: 'B' } }], own),
  ).toBeNull();
  const cards = [card('yellow', 'home', 'A', 10), card('yellow', 'home', 'A', 14)] as const;
  expect(questionAbout(cards, own)).toBe('match.cardTwice');
});

it('the author of an event is the one of its own entry', () => {
  const entry = { action: 'add', source: 'desk', reason: null, sourceKey: null, createdAt: NOON } as const;
  const ledger = foldEntries([
    { ...entry, id: '1', eventId: '1', sequence: 1, staffId: 'b', event: kickOff() },
    { ...entry, id: '2', eventId: '2', sequence: 2, staffId: 'a', event: goal('home', 10) },
  ]);
  const asked = (staffId: string) => askAboutSameEvent(goal('home', 10), ledger, { staffId, at: NOON });
  expect([asked('a'), asked('b')]).toEqual([null, 'match.goalTwice']);
});

it('an assist makes no goal the same', () => {
  const assist = { id: null, name: 'C' };
  const goals = [goal('home', 10, 'A'), goal('home', 14, 'B')].map((each) => ({ ...each, assist }));
  expect(questionAbout(goals as [LedgerEvent, LedgerEvent])).toBeNull();
});
