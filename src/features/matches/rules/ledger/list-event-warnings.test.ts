import { expect, it } from 'vitest';
import { card, goal, kickOff, periodMark, shootOutKick, substitution } from '#tests/kit/content/ledgers.ts';
import type { PeriodMark } from '../event-fields.ts';
import type { LedgerEvent } from './ledger-event.ts';
import { type KnownStarters, listEventWarnings } from './list-event-warnings.ts';

const player = (name: string, id: string | null = null) => ({ id, name });

/** The warnings of the last event. */
function warningsOf(
  events: readonly LedgerEvent[],
  {
    isChecked = false,
    starters = { home: [], away: [] },
  }: { isChecked?: boolean; starters?: KnownStarters } = {},
) {
  const current = events.map((event, sequence) => ({ id: `${sequence}`, event, sequence }));
  return listEventWarnings(current, { starters, isChecked: () => isChecked }).get(`${events.length - 1}`);
}

it.each<[string, LedgerEvent[], string[]]>([
  ['a scorer', [goal('home', 20, 'Zubir')], []],
  ['a scorer after his red card', [card('red', 'home', 'Zubir', 10), goal('home', 20, 'Zubir')], ['sentOff']],
  [
    'a scorer after his second yellow card',
    [card('secondYellow', 'home', 'Zubir', 10), goal('home', 20, 'Zubir')],
    ['sentOff'],
  ],
  ['a scorer before his red card', [card('red', 'home', 'Zubir', 30), goal('home', 20, 'Zubir')], []],
  [
    'a scorer of that name in the other team',
    [card('red', 'away', 'Zubir', 10), goal('home', 20, 'Zubir')],
    [],
  ],
  [
    'an own goal of a player who was sent off',
    [
      card('red', 'away', 'Zubir', 10),
      { type: 'ownGoal', side: 'home', player: player('Zubir'), minute: 20, added: null },
    ],
    ['sentOff'],
  ],
  [
    'an assist of a player who was sent off, whose name was corrected',
    [
      { ...card('red', 'home', '№ 9', 10), player: player('№ 9', 'a') },
      { ...goal('home', 20, 'Elvin'), assist: player('Zubir', 'a') },
    ],
    ['sentOff'],
  ],
  [
    'a substitution of a player who was sent off',
    [card('red', 'home', 'Zubir', 10), substitution('home', 'Zubir', 'Elvin', 20)],
    ['sentOff'],
  ],
  ['a card on the bench', [card('red', 'home', 'Zubir', 10), card('yellow', 'home', 'Zubir', 20)], []],
  [
    'a red card after the second yellow one',
    [card('secondYellow', 'home', 'Zubir', 10), card('red', 'home', 'Zubir', 10)],
    ['sentOff'],
  ],
  [
    'a red card of another player',
    [card('secondYellow', 'home', 'Zubir', 10), card('red', 'home', 'Elvin', 10)],
    [],
  ],
])('players who were sent off: %s', (_, events, expected) => {
  expect(warningsOf(events)).toEqual(expected);
});

it.each<[string, LedgerEvent[], string[]]>([
  ['a first one', [card('yellow', 'home', 'Zubir', 20)], []],
  [
    'a second one',
    [card('yellow', 'home', 'Zubir', 10), card('yellow', 'home', 'Zubir', 20)],
    ['secondYellow'],
  ],
  ['two players', [card('yellow', 'home', 'Zubir', 10), card('yellow', 'home', 'Elvin', 20)], []],
  [
    'two players whom the site knows',
    [
      { ...card('yellow', 'home', 'Zubir', 10), player: player('Zubir', 'a') },
      { ...card('yellow', 'home', 'Elvin', 20), player: player('Elvin', 'b') },
    ],
    [],
  ],
  [
    'one without a name, and one with',
    [{ ...card('yellow', 'home', '', 10), player: null }, card('yellow', 'home', 'Zubir', 20)],
    [],
  ],
  [
    'one with a name, and one without',
    [card('yellow', 'home', 'Zubir', 10), { ...card('yellow', 'home', '', 20), player: null }],
    [],
  ],
  [
    'two without a name',
    [
      { ...card('yellow', 'home', '', 10), player: null },
      { ...card('yellow', 'home', '', 20), player: null },
    ],
    [],
  ],
  ['a goal after a yellow card', [card('yellow', 'home', 'Zubir', 10), goal('home', 20, 'Zubir')], []],
  ['two teams', [card('yellow', 'away', 'Zubir', 10), card('yellow', 'home', 'Zubir', 20)], []],
  [
    'a second one with its red card',
    [
      card('red', 'home', 'Zubir', 20),
      card('yellow', 'home', 'Zubir', 10),
      card('yellow', 'home', 'Zubir', 20),
    ],
    [],
  ],
])('yellow cards: %s', (_, events, expected) => {
  expect(warningsOf(events)).toEqual(expected);
});

const off = substitution('home', 'Zubir', 'Elvin', 60);
it.each<[string, LedgerEvent[], string[]]>([
  ['the first one', [off], []],
  ['of a player who is off', [off, substitution('home', 'Zubir', 'Orxan', 70)], ['tookOff']],
  ['of a player who is on', [off, substitution('home', 'Orxan', 'Elvin', 70)], ['cameOn']],
  ['written twice', [off, off], ['tookOff', 'cameOn']],
  ['of a player who came on', [off, substitution('home', 'Elvin', 'Orxan', 70)], []],
  [
    'of players without names',
    [substitution('home', null, null, 60), substitution('home', null, null, 70)],
    [],
  ],
  ['of another player for one without a name', [off, substitution('home', 'Orxan', null, 70)], []],
  [
    'for a player without a name',
    [substitution('home', 'Zubir', null, 60), goal('home', 70, 'Zubir')],
    ['tookOff'],
  ],
  ['of the same name in the other team', [off, substitution('away', 'Zubir', 'Elvin', 70)], []],
  [
    'of two players of one name whom the site knows',
    [
      { ...off, playerOut: player('Zubir', 'a') },
      { ...off, playerOut: player('Zubir', 'b'), playerIn: player('Orxan') },
    ],
    [],
  ],
  ['that brings a player back', [off, substitution('home', 'Orxan', 'Zubir', 70)], ['tookOff']],
  [
    'before a goal of a player who was brought back',
    [off, substitution('home', 'Orxan', 'Zubir', 70), goal('home', 80, 'Zubir')],
    [],
  ],
  ['before a goal of that player', [off, goal('home', 70, 'Zubir')], ['tookOff']],
  ['before a goal of the other player', [off, goal('home', 70, 'Elvin')], []],
  ['after a goal of that player', [off, goal('home', 50, 'Zubir')], []],
  ['before an assist', [off, { ...goal('home', 70, 'Orxan'), assist: player('Zubir') }], ['tookOff']],
  ['before a card on the bench', [off, card('yellow', 'home', 'Zubir', 70)], []],
])('substitutions: %s', (_, events, expected) => {
  expect(warningsOf(events)).toEqual(expected);
});

const starters: KnownStarters = {
  home: [
    { player: player('Zubir'), isStarting: true },
    { player: player('Elvin'), isStarting: false },
    { player: player('Orxan', 'o'), isStarting: false },
  ],
  away: [{ player: player('Elvin'), isStarting: true }],
};
it.each<[string, LedgerEvent[], string[]]>([
  ['of a starter for a substitute', [off], []],
  ['in the wrong order', [substitution('home', 'Elvin', 'Zubir', 60)], ['onBench', 'cameOn']],
  ['of a player who came on', [off, substitution('home', 'Elvin', 'Orxan', 70)], []],
  ['of players whom the line-up does not name', [substitution('home', 'Nigat', 'Murad', 60)], []],
  ['before a goal of a starter', [goal('home', 10, 'Zubir')], []],
  ['before a goal of a substitute', [goal('home', 10, 'Elvin')], ['onBench']],
  ['before a goal of a starter of that name', [goal('away', 10, 'Elvin')], []],
  ['before an assist', [{ ...goal('home', 10, 'Zubir'), assist: player('Orxan', 'o') }], ['onBench']],
  ['before a card on the bench', [card('yellow', 'home', 'Elvin', 10)], []],
])('substitutions with the official line-ups: %s', (_, events, expected) => {
  expect(warningsOf(events, { starters })).toEqual(expected);
});

it.each<[string, LedgerEvent[], string[]]>([
  [
    'level',
    [shootOutKick('home', true), shootOutKick('away', true), periodMark('fullTime')],
    ['levelShootOut'],
  ],
  ['with a winner', [shootOutKick('home', true), shootOutKick('away', false), periodMark('fullTime')], []],
  ['that goes on', [shootOutKick('home', true), shootOutKick('away', true), periodMark('shootOut')], []],
  ['that there was not', [goal('home', 10), goal('away', 20), periodMark('fullTime')], []],
])('the end of a shoot-out: %s', (_, events, expected) => {
  expect(warningsOf([kickOff(), ...events], { starters })).toEqual(expected);
});

const second = card('secondYellow', 'home', 'Zubir', 20);
it.each<[string, LedgerEvent[], string[]]>([
  ['after a first one', [card('yellow', 'home', 'Zubir', 10), second], []],
  ['alone', [second], ['noFirstYellow']],
  ['before the first one', [card('yellow', 'home', 'Zubir', 21), second], ['noFirstYellow']],
  ['after one of another player', [card('yellow', 'home', 'Elvin', 10), second], ['noFirstYellow']],
  ['after one of the other team', [card('yellow', 'away', 'Zubir', 10), second], ['noFirstYellow']],
  ['after another second one', [second, second], ['sentOff', 'noFirstYellow']],
  ['after one without a name', [{ ...card('yellow', 'home', '', 10), player: null }, second], []],
  [
    'after one of the other team without a name',
    [{ ...card('yellow', 'away', '', 10), player: null }, second],
    ['noFirstYellow'],
  ],
  ['without a name', [{ ...second, player: null }], []],
])('a second yellow card: %s', (_, events, expected) => {
  expect(warningsOf(events)).toEqual(expected);
});

const halfTime = { ...periodMark('halfTime'), added: 2 };
it.each<[string, LedgerEvent[], string[]]>([
  ['with the minute of the clock', [kickOff(), halfTime, goal('home', 45)], ['inBreak']],
  ['after the added time', [kickOff(), halfTime, { ...goal('home', 45), added: 4 }], ['inBreak']],
  ['with a minute of the first half', [kickOff(), halfTime, goal('home', 30)], []],
  ['with a minute of its added time', [kickOff(), halfTime, { ...goal('home', 45), added: 2 }], []],
  ['before it', [kickOff(), goal('home', 45)], []],
  ['after it', [kickOff(), halfTime, periodMark('secondHalf'), goal('home', 46)], []],
  [
    'before extra time',
    [kickOff(), periodMark('secondHalf'), periodMark('extraTimeBreak'), goal('home', 90)],
    ['inBreak'],
  ],
  ['with a minute of the second half', [kickOff(), halfTime, { ...goal('home', 46), added: 1 }], ['inBreak']],
  ['after the end', [kickOff(), halfTime, periodMark('fullTime'), goal('home', 90)], []],
  ['a card', [kickOff(), halfTime, card('yellow', 'home', 'Zubir', 45)], []],
])('a goal in a break: %s', (_, events, expected) => {
  expect(warningsOf(events)).toEqual(expected);
  expect(warningsOf(events, { isChecked: true }), 'checked').toEqual([]);
});

const markAt = (name: PeriodMark, minute: number) => ({ ...periodMark(name), minute });
it.each<[string, LedgerEvent[], string[]]>([
  ['half time in time', [kickOff(), markAt('halfTime', 45)], []],
  ['half time too early', [kickOff(), markAt('halfTime', 44)], ['earlyEnd']],
  ['the end too early', [kickOff(), markAt('secondHalf', 46), markAt('fullTime', 48)], ['earlyEnd']],
  ['the end of extra time', [markAt('extraTimeSecondHalf', 106), markAt('fullTime', 119)], ['earlyEnd']],
  ['the end of half of extra time', [markAt('extraTime', 91), markAt('extraTimeHalf', 104)], ['earlyEnd']],
  ['the end after a break', [kickOff(), markAt('halfTime', 45), markAt('fullTime', 45)], []],
  ['an added minute', [kickOff(), { ...goal('home', 45), added: 3 }], []],
  ['a minute of the next half', [kickOff(), goal('home', 46)], ['ahead']],
  ['a card of the next half', [kickOff(), card('yellow', 'home', 'Zubir', 67)], ['ahead']],
  ['a minute of the half before', [kickOff(), markAt('secondHalf', 46), goal('home', 30)], []],
  ['a minute of extra time', [markAt('secondHalf', 46), goal('home', 91)], ['ahead']],
  ['a minute of a match without marks', [goal('home', 91)], []],
])('the time of the match: %s', (_, events, expected) => {
  expect(warningsOf(events)).toEqual(expected);
  expect(warningsOf(events, { isChecked: true }), 'checked').toEqual([]);
});
