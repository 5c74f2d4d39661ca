import { expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import {
  goal,
  kickOff,
  makeStatistics,
  periodMark,
  result,
  shootOutKick,
  statisticsEvent,
} from '#tests/kit/content/ledgers.ts';
import type { PeriodMark } from '../event-fields.ts';
import { deriveMatch } from './derive-match.ts';
import { foldLedger } from './fold-ledger.ts';
import type { LedgerEntry, LedgerEvent } from './ledger-event.ts';

const derive = (...events: LedgerEvent[]) =>
  deriveMatch(events.map((event, at) => ({ id: `${at + 1}`, event, sequence: at + 1 })));
const marks = (...names: PeriodMark[]) => names.map((name) => periodMark(name));
const scoresOf = (...events: LedgerEvent[]) => {
  const { score, halfTime, regular, shootOut } = derive(...events);
  return [score, halfTime, regular, shootOut].map((one) => (one ? `${one.home}:${one.away}` : null));
};

it('the score of the first half is known from its end on, with the goals of its added time', () => {
  const first = [kickOff(), goal('home', 1), { ...goal('away', 45), added: 3 }, goal('home', 46)];
  expect(scoresOf(...first)).toEqual(['2:1', null, null, null]);
  expect(scoresOf(...first, periodMark('halfTime'))).toEqual(['2:1', '1:1', null, null]);
  // A match that is entered with its end alone.
  expect(scoresOf(...first, periodMark('fullTime'))).toEqual(['2:1', '1:1', null, null]);
});

it('the score after 90 minutes is known when extra time has begun', () => {
  const goals = [goal('home', 90), goal('away', 91), goal('away', 120)];
  const before = [kickOff(), ...marks('halfTime', 'secondHalf', 'extraTimeBreak'), ...goals];
  expect(scoresOf(...before)).toEqual(['1:2', '0:0', null, null]);
  expect(scoresOf(...before, periodMark('extraTime'))).toEqual(['1:2', '0:0', '1:0', null]);
});

it('a shoot-out counts the kicks that were scored, apart from the goals', () => {
  const before = [kickOff(), ...marks('halfTime', 'secondHalf')];
  expect(scoresOf(...before, goal('home', 50))[3]).toBeNull();
  expect(scoresOf(...before, periodMark('shootOut'))).toEqual(['0:0', '0:0', null, '0:0']);
  const kicks = [
    shootOutKick('home', true),
    shootOutKick('away', false),
    shootOutKick('home', true),
    shootOutKick('away', true),
  ];
  expect(scoresOf(...before, periodMark('shootOut'), ...kicks)).toEqual(['0:0', '0:0', null, '2:1']);
  // The kicks say that there was one.
  expect(scoresOf(...before, shootOutKick('away', false))[3]).toBe('0:0');
});

it('a final score gives all its parts, and goes before the goals', () => {
  const parts = {
    halfTime: { home: 1, away: 0 },
    regular: { home: 1, away: 1 },
    shootOut: { home: 4, away: 5 },
  };
  const final: LedgerEvent = { ...result(2, 2), ...parts };
  expect(
    scoresOf(kickOff(), goal('home', 3), periodMark('shootOut'), shootOutKick('home', true), final),
  ).toEqual(['2:2', '1:0', '1:1', '4:5']);
  expect(scoresOf(final, result(3, 0))).toEqual(['3:0', null, null, null]);
});

it('an award gives the score, and leaves the parts as they were played', () => {
  const awarded: LedgerEvent = { type: 'awarded', home: 3, away: 0, reason: 'AFFA', at: NOON };
  expect(scoresOf(kickOff(), goal('away', 3), periodMark('halfTime'), awarded)).toEqual([
    '3:0',
    '0:1',
    null,
    null,
  ]);
  // A match that goes on after all has the score of its goals again.
  expect(scoresOf(kickOff(), awarded, periodMark('secondHalf'))).toEqual(['0:0', '0:0', null, null]);
});

it('a match without a score has no parts and no statistics', () => {
  const postponed: LedgerEvent = { type: 'postponed', reason: 'Yağış', at: NOON };
  const { statistics, score, halfTime } = derive(statisticsEvent({ shots: 3 }), postponed);
  expect([statistics, score, halfTime]).toEqual([null, null, null]);
  const live = derive(kickOff(), statisticsEvent({ shots: 3 }), statisticsEvent({ shots: 4 }));
  expect(live.statistics).toEqual(makeStatistics({ shots: 4 }));
});

it('events stand in the order of the match: by part, marks around them, then by time and as they were added', () => {
  const events: LedgerEvent[] = [
    shootOutKick('home', true, 1),
    periodMark('fullTime'),
    goal('home', 106, 'l'),
    goal('home', 105, 'k'),
    periodMark('extraTimeHalf'),
    periodMark('extraTimeSecondHalf'),
    periodMark('extraTime'),
    goal('home', 91, 'j'),
    periodMark('shootOut'),
    periodMark('extraTimeBreak'),
    { ...goal('home', 90, 'i'), added: 4 },
    goal('home', 90, 'h'),
    goal('home', 46, 'g'),
    periodMark('secondHalf'),
    periodMark('halfTime'),
    { ...goal('home', 45, 'e'), added: 1 },
    goal('home', 45, 'd'),
    goal('home', 45, 'f'),
    goal('home', 1, 'b'),
    kickOff(),
    shootOutKick('away', false, 0),
  ];
  const names = derive(...events).events.map(({ event }) =>
    'mark' in event
      ? event.mark
      : 'isScored' in event
        ? `kick ${event.side}`
        : 'player' in event
          ? event.player?.name
          : '',
  );
  expect(names).toEqual([
    'kickOff',
    'b',
    'd',
    'f',
    'e',
    'halfTime',
    'secondHalf',
    'g',
    'h',
    'i',
    'extraTimeBreak',
    'extraTime',
    'j',
    'k',
    'extraTimeHalf',
    'extraTimeSecondHalf',
    'l',
    'shootOut',
    'kick home',
    'kick away',
    'fullTime',
  ]);
});

it('a ledger is folded by its sequences, in whatever order it is given', () => {
  const entry = (sequence: number, eventId: string, event: LedgerEvent | null) =>
    ({ id: `${sequence}`, sequence, eventId, event, action: 'add' }) as LedgerEntry;
  const entries = [
    entry(3, '1', goal('home', 9)),
    entry(2, '2', kickOff()),
    entry(1, '1', goal('home', 3)),
    entry(4, '2', null),
  ];
  expect(foldLedger(entries)).toEqual([{ id: '1', sequence: 1, event: goal('home', 9) }]);
});
