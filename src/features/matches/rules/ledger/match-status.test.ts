import { describe, expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import type { FixtureStatus, MatchPhase } from '../../tables.ts';
import { type PeriodMark, periodMarks } from '../event-fields.ts';
import { type MatchStatus, notStarted, statusChanges, statusRules } from './match-status.ts';

const STATUSES: FixtureStatus[] = [
  'scheduled',
  'live',
  'finished',
  'postponed',
  'suspended',
  'abandoned',
  'cancelled',
  'awarded',
];

/** A live match in its first half, with announced added time. */
const running = (over: Partial<MatchStatus> = {}): MatchStatus => ({
  status: 'live',
  phase: 'firstHalf',
  clock: { at: NOON, minute: 1, rate: 1 },
  stoppedIn: null,
  announcedAdded: 2,
  reason: null,
  ...over,
});
function changed(match: MatchStatus, change: (match: MatchStatus) => void): MatchStatus {
  const after = { ...match };
  change(after);
  return after;
}

describe('an event fits a match', () => {
  it.each<[string, (match: Pick<MatchStatus, 'status' | 'phase'>) => string | null, FixtureStatus[], string]>(
    [
      [
        'after the kick-off',
        statusRules.afterKickOff,
        ['live', 'finished', 'suspended', 'abandoned', 'awarded'],
        'match.notStarted',
      ],
      [
        'before the kick-off',
        statusRules.beforeKickOff,
        ['scheduled', 'postponed', 'cancelled'],
        'match.alreadyStarted',
      ],
      ['when it was called off', statusRules.calledOff, ['postponed', 'cancelled'], 'match.alreadyStarted'],
      ['while it is played', statusRules.live, ['live'], 'match.notLive'],
      ['while it is suspended', statusRules.suspended, ['suspended'], 'match.notLive'],
      ['while it is played or suspended', statusRules.ongoing, ['live', 'suspended'], 'match.notLive'],
      [
        'unless it is cancelled or awarded',
        statusRules.undecided,
        STATUSES.filter((one) => one !== 'cancelled' && one !== 'awarded'),
        'match.over',
      ],
      ['always', statusRules.any, STATUSES, ''],
      [
        'as its kick-off',
        (match) => statusRules.mark(match, { mark: 'kickOff' }),
        ['scheduled', 'postponed'],
        'match.alreadyStarted',
      ],
    ],
  )('%s', (_name, rule, fitting, problem) => {
    const expected = STATUSES.map((status) => [status, fitting.includes(status) ? null : problem]);
    expect(STATUSES.map((status) => [status, rule({ status, phase: null })])).toEqual(expected);
  });

  it('as a further mark only while it is played', () => {
    const problemOf = (status: FixtureStatus) =>
      statusRules.mark({ status, phase: 'firstHalf' }, { mark: 'halfTime' });
    expect(Object.fromEntries(STATUSES.map((status) => [status, problemOf(status)]))).toEqual({
      scheduled: 'match.notStarted',
      live: null,
      finished: 'match.over',
      postponed: 'match.notStarted',
      suspended: 'match.notStarted',
      abandoned: 'match.over',
      cancelled: 'match.notStarted',
      awarded: 'match.over',
    });
  });

  it.each<[MatchPhase, PeriodMark]>([
    ['firstHalf', 'halfTime'],
    ['halftime', 'secondHalf'],
    ['secondHalf', 'extraTimeBreak'],
    ['extraTimeBreak', 'extraTime'],
    ['extraTimeFirst', 'extraTimeHalf'],
    ['extraTimeHalftime', 'extraTimeSecondHalf'],
    ['extraTimeSecond', 'shootOut'],
    ['shootOut', 'fullTime'],
  ])('in the phase %s as a mark from %s on', (phase, first) => {
    const fitting = periodMarks
      .slice(1)
      .filter((mark) => statusRules.mark({ status: 'live', phase }, { mark }) === null);
    expect(fitting).toEqual(periodMarks.slice(periodMarks.indexOf(first)));
    expect(statusRules.mark({ status: 'live', phase: 'shootOut' }, { mark: 'halfTime' })).toBe('match.mark');
  });
});

describe('a match', () => {
  it.each<[PeriodMark, MatchPhase, number | null]>([
    ['kickOff', 'firstHalf', 1],
    ['halfTime', 'halftime', null],
    ['secondHalf', 'secondHalf', 46],
    ['extraTimeBreak', 'extraTimeBreak', null],
    ['extraTime', 'extraTimeFirst', 91],
    ['extraTimeHalf', 'extraTimeHalftime', null],
    ['extraTimeSecondHalf', 'extraTimeSecond', 106],
    ['shootOut', 'shootOut', null],
  ])('with the mark %s is live in the phase %s, with the clock at %s', (mark, phase, minute) => {
    const before = running({ status: 'postponed', reason: 'Yağış' });
    const after = changed(before, (match) => statusChanges.mark(match, { mark, at: NOON + 5, rate: 2 }));
    const clock = minute === null ? null : { at: NOON + 5, minute, rate: 2 };
    expect(after).toEqual({ ...notStarted, status: 'live', phase, clock });
  });

  it.each<[string, (match: MatchStatus) => void, FixtureStatus, string | null]>([
    [
      'its final whistle',
      (match) => statusChanges.mark(match, { mark: 'fullTime', at: NOON, rate: 1 }),
      'finished',
      null,
    ],
    ['a final score', statusChanges.result, 'finished', null],
    ['a new kick-off', statusChanges.newKickOff, 'scheduled', 'Duman'],
    [
      'a postponement',
      (match) => statusChanges.decision('postponed')(match, { reason: 'Yağış' }),
      'postponed',
      'Yağış',
    ],
    ['an award', (match) => statusChanges.decision('awarded')(match, { reason: 'AFFA' }), 'awarded', 'AFFA'],
  ])('is over with %s', (_name, change, status, reason) => {
    const after = changed(running({ reason: 'Duman' }), change);
    expect(after).toEqual({
      status,
      reason,
      phase: null,
      clock: null,
      stoppedIn: null,
      announcedAdded: null,
    });
  });

  it('stands still while it is suspended, and goes on in its phase from the minute that is named', () => {
    const suspension = { at: NOON + 29 * MINUTE, reason: 'Yağış' };
    const suspended = changed(running(), (match) => statusChanges.suspension(match, suspension));
    expect(suspended).toEqual({
      status: 'suspended',
      phase: 'firstHalf',
      clock: null,
      stoppedIn: { minute: 30, added: null },
      announcedAdded: null,
      reason: 'Yağış',
    });
    const inBreak = running({ phase: 'halftime', clock: null });
    expect(changed(inBreak, (match) => statusChanges.suspension(match, suspension)).stoppedIn).toBeNull();
    const resume = (match: MatchStatus) => statusChanges.resumption(match, { at: NOON + 9, fromMinute: 31 });
    expect(changed(suspended, resume)).toEqual(
      running({ announcedAdded: null, clock: { at: NOON + 9, minute: 31, rate: 1 } }),
    );
    for (const phase of ['halftime', 'extraTimeBreak', 'extraTimeHalftime', 'shootOut'] as const)
      expect(changed({ ...suspended, phase }, resume)).toMatchObject({
        status: 'live',
        phase,
        clock: null,
        reason: null,
      });
    for (const phase of ['secondHalf', 'extraTimeFirst', 'extraTimeSecond'] as const)
      expect(changed({ ...suspended, phase }, resume).clock).not.toBeNull();
  });

  it('that has not begun, or is over, is not changed by what belongs to a running one', () => {
    for (const status of STATUSES.filter((one) => one !== 'live')) {
      const match = { ...notStarted, status };
      expect(changed(match, (one) => statusChanges.suspension(one, { at: NOON, reason: 'Yağış' }))).toEqual(
        match,
      );
      expect(changed(match, (one) => statusChanges.addedTime(one, { minutes: 4 }))).toEqual(match);
      expect(changed(match, (one) => statusChanges.resumption(one, { at: NOON, fromMinute: 1 }))).toEqual(
        match,
      );
    }
    const live = running();
    expect(changed(live, (one) => statusChanges.resumption(one, { at: NOON + 9, fromMinute: 31 }))).toEqual(
      live,
    );
    expect(changed(live, (one) => statusChanges.addedTime(one, { minutes: 4 }))).toEqual(
      running({ announcedAdded: 4 }),
    );
    expect(changed(live, () => statusChanges.none())).toEqual(live);
  });
});
