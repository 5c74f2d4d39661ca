import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, result } from '#tests/kit/content/ledgers.ts';
import { periodMarks } from '../event-fields.ts';
import { deriveMatch } from './derive-match.ts';
import type { CurrentEvent } from './fold-ledger.ts';
import { kindOf, type LedgerEvent } from './ledger-event.ts';

const suspended: LedgerEvent = { type: 'suspended', reason: 'Yağış', at: NOON };
const addedTime: LedgerEvent = { type: 'addedTime', minutes: 4, minute: 45, added: null };

const postponed: LedgerEvent = { type: 'postponed', reason: 'Güclü yağış', at: NOON };
const cancelled: LedgerEvent = { type: 'cancelled', reason: 'Güclü yağış', at: NOON };
const abandoned: LedgerEvent = { type: 'abandoned', reason: 'Güclü yağış', at: NOON };
const awarded: LedgerEvent = { type: 'awarded', home: 3, away: 0, reason: '', at: NOON };

/** Events that may be added to a match, by name. */
const steps: readonly [name: string, event: LedgerEvent][] = [
  ['kickOff', kickOff()],
  ['goal', goal('home', 12)],
  ['postponed', postponed],
  ['cancelled', cancelled],
  ['rescheduled', { type: 'rescheduled', at: NOON }],
  ['suspended', suspended],
  ['resumed', { type: 'resumed', fromMinute: 30, at: NOON }],
  ['abandoned', abandoned],
  ['result', result(2, 1)],
  ['awarded', awarded],
];

const derive = (...events: LedgerEvent[]) =>
  deriveMatch(events.map((event, index): CurrentEvent => ({ id: `e${index}`, sequence: index + 1, event })));

describe('the state of a match', () => {
  it('has no announced added time while the match is suspended', () => {
    expect(derive(kickOff(), addedTime, suspended)).toMatchObject({
      status: 'suspended',
      phase: 'firstHalf',
      announcedAdded: null,
      clock: null,
    });
  });

  it('is not suspended when the kick-off has been taken back', () => {
    expect(derive(suspended)).toMatchObject({ status: 'scheduled', phase: null, score: null });
  });

  it('keeps the reason of a postponement with the new time, until the kick-off', () => {
    const moved: LedgerEvent[] = [
      { type: 'postponed', reason: 'Güclü yağış', at: NOON },
      { type: 'rescheduled', at: NOON },
    ];
    expect(derive(...moved)).toMatchObject({ status: 'scheduled', reason: 'Güclü yağış' });
    expect(derive(...moved, kickOff())).toMatchObject({ status: 'live', reason: null });
  });

  it('lets the parts of a match begin in their order, each once', () => {
    const live = derive(kickOff(), periodMark('halfTime'), periodMark('secondHalf'));
    for (const name of ['halfTime', 'secondHalf'] as const)
      expect(kindOf(periodMark(name)).findProblem(live, periodMark(name))).toBe('match.mark');
    for (const name of ['extraTimeBreak', 'fullTime'] as const)
      expect(kindOf(periodMark(name)).findProblem(live, periodMark(name))).toBeNull();
  });

  it.each<[state: string, ledger: LedgerEvent[], accepted: string]>([
    ['scheduled', [], 'kickOff postponed cancelled result awarded'],
    ['postponed', [postponed], 'kickOff postponed cancelled rescheduled result awarded'],
    ['cancelled', [cancelled], 'postponed cancelled rescheduled awarded'],
    ['live', [kickOff()], 'goal suspended abandoned result awarded'],
    ['suspended', [kickOff(), suspended], 'goal resumed abandoned result awarded'],
    ['finished', [kickOff(), periodMark('fullTime')], 'goal result awarded'],
    ['abandoned', [kickOff(), abandoned], 'goal result awarded'],
    ['awarded', [awarded], 'goal awarded'],
  ])('%s accepts what fits it', (status, ledger, accepted) => {
    const state = derive(...ledger);
    expect(state.status).toBe(status);
    const fits = steps.filter(([, event]) => kindOf(event).findProblem(state, event) === null);
    expect(fits.map(([name]) => name).join(' ')).toBe(accepted);
  });

  it('can be stored whichever events of a ledger hold', () => {
    const event = fc.oneof(
      fc.constantFrom(...periodMarks).map((name): LedgerEvent => periodMark(name)),
      fc.constantFrom<LedgerEvent>(
        suspended,
        addedTime,
        { type: 'resumed', fromMinute: 30, at: NOON },
        { type: 'abandoned', reason: '', at: NOON },
        { type: 'postponed', reason: '', at: NOON },
        { type: 'cancelled', reason: '', at: NOON },
        { type: 'rescheduled', at: NOON },
        { type: 'awarded', home: 3, away: 0, reason: '', at: NOON },
        { type: 'shootOutKick', side: 'home', player: null, isScored: true, minute: 120, added: null },
        goal('home', 12),
        result(2, 1),
      ),
    );
    const withClock = ['firstHalf', 'secondHalf', 'extraTimeFirst', 'extraTimeSecond'];
    const withScore = ['live', 'finished', 'suspended', 'abandoned', 'awarded'];
    fc.assert(
      fc.property(fc.array(event, { maxLength: 10 }), (events) => {
        const { status, phase, clock, announcedAdded, score, halfTime, shootOut } = derive(...events);
        // The checks of the table `fixture`.
        expect(phase !== null).toBe(status === 'live' || status === 'suspended');
        expect(clock !== null).toBe(status === 'live' && withClock.includes(phase ?? ''));
        if (announcedAdded !== null) expect(status).toBe('live');
        expect(score !== null).toBe(withScore.includes(status));
        if (halfTime !== null || shootOut !== null) expect(score).not.toBeNull();
      }),
    );
  });
});
