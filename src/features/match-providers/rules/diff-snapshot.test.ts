import { describe, expect, test } from 'vitest';
import { makeStatistics, statisticsEvent } from '#tests/kit/content/ledgers.ts';
import type { MatchSnapshot } from './match-snapshot.ts';
import { createProviderLedger, goal, makeSnapshot, marksUntil } from './provider-ledger.fixture.ts';

const withGoals = (...events: MatchSnapshot['events']) => makeSnapshot({ events });
const goalCancelled = {
  key: null,
  event: { type: 'var', side: 'home', decision: 'goalCancelled', note: '', minute: 24, added: null },
} as const;

describe.each([
  ['a provider with ids', 'g1'],
  ['a provider without ids', undefined],
])('%s', (_, key) => {
  test('a goal appears, its minute and scorer are edited, it disappears', () => {
    const ledger = createProviderLedger();
    ledger.receive(withGoals(goal(23, 'Leandro Andrade', { key })));
    const [added] = ledger.find('goal');
    expect(ledger.state()).toMatchObject({ status: 'live', score: { home: 1, away: 0 } });

    expect(ledger.receive(withGoals(goal(24, 'Leandro Andrade', { key })))).toMatchObject([
      { action: 'correct', eventId: added?.id, event: { minute: 24 } },
    ]);
    expect(ledger.receive(withGoals(goal(24, 'Abdellah Zoubir', { key })))).toMatchObject([
      { action: 'correct', eventId: added?.id, event: { player: { name: 'Abdellah Zoubir' } } },
    ]);
    expect(ledger.receive(withGoals())).toMatchObject([{ action: 'retract', eventId: added?.id }]);
    expect(ledger.state().score).toEqual({ home: 0, away: 0 });
  });

  test('a second snapshot that says the same changes nothing', () => {
    const ledger = createProviderLedger();
    const snapshot = withGoals(goal(23, 'Leandro Andrade', { key }));
    expect(ledger.receive(snapshot)).toHaveLength(2);
    expect(ledger.receive({ ...snapshot, fetchedAt: snapshot.fetchedAt + 15_000, minute: 31 })).toEqual([]);
  });

  test('the score changes before the goal is listed', () => {
    const ledger = createProviderLedger();
    ledger.receive(makeSnapshot({ score: { home: 1, away: 0 }, minute: 20 }));
    expect(ledger.find('goal')).toMatchObject([{ event: { player: null, minute: 20 } }]);
    expect(ledger.receive(makeSnapshot({ score: { home: 1, away: 0 }, minute: 21 }))).toEqual([]);
    ledger.receive(makeSnapshot({ events: [goal(15, 'Leandro Andrade', { key })] }));
    expect(ledger.find('goal')).toMatchObject([
      { event: { player: { name: 'Leandro Andrade' }, minute: 15 } },
    ]);
  });

  test('the goal of the desk is linked, not doubled; what the desk left open is filled in', () => {
    const ledger = createProviderLedger();
    ledger.receive(withGoals());
    const { event } = goal(23, null);
    const id = ledger.desk({ action: 'add', event });
    ledger.receive(withGoals(goal(25, 'L. Andrade', { key })));
    expect(ledger.find('goal')).toMatchObject([
      { id, event: { minute: 23, player: { name: 'L. Andrade' } } },
    ]);
    // Later edits by the provider reach the same event.
    ledger.receive(withGoals(goal(27, 'A. Zoubir', { key })));
    ledger.receive(withGoals(goal(29, 'A. Zoubir', { key })));
    expect(ledger.find('goal')).toMatchObject([{ id, event: { minute: 23, player: { name: 'A. Zoubir' } } }]);
    // A goal of the desk is not taken back by a provider.
    ledger.receive(withGoals());
    expect(ledger.find('goal')).toHaveLength(1);
  });

  test('a field that the desk corrected stays; the provider may still take its goal back', () => {
    const ledger = createProviderLedger();
    ledger.receive(withGoals(goal(23, 'L. Andrade', { key })));
    const [held] = ledger.find('goal');
    if (!held) throw new Error('no goal');
    ledger.desk({ action: 'correct', eventId: held.id, event: { ...held.event, minute: 22 } });
    ledger.receive(withGoals(goal(24, 'A. Zoubir', { key })));
    expect(ledger.find('goal')).toMatchObject([{ event: { minute: 22, player: { name: 'A. Zoubir' } } }]);
    ledger.receive(makeSnapshot({ events: [goalCancelled] }));
    expect(ledger.find('goal')).toEqual([]);
    expect(ledger.entries.at(-1)?.action === 'retract' || ledger.entries.at(-2)?.reason).toContain('VAR');
  });

  test('an event that the desk retracted stays retracted, also when only the score shows it', () => {
    const ledger = createProviderLedger();
    ledger.receive(withGoals(goal(23, 'L. Andrade', { key })));
    const [held] = ledger.find('goal');
    ledger.desk({ action: 'retract', eventId: held?.id ?? '', reason: 'ofsayd' });
    expect(ledger.receive(withGoals(goal(24, 'L. Andrade', { key })))).toEqual([]);
    expect(ledger.receive(makeSnapshot({ score: { home: 1, away: 0 } }))).toEqual([]);
    expect(ledger.state().score).toEqual({ home: 0, away: 0 });
  });
});

describe('the status', () => {
  const finished = (more: Partial<MatchSnapshot> = {}) =>
    makeSnapshot({ status: { status: 'finished', marks: marksUntil('fullTime') }, minute: null, ...more });

  test('a final whistle that was too early is retracted, and comes again', () => {
    const ledger = createProviderLedger();
    ledger.receive(finished());
    expect(ledger.state().status).toBe('finished');
    ledger.receive(makeSnapshot({ status: { status: 'live', marks: marksUntil('secondHalf') } }));
    expect(ledger.state()).toMatchObject({ status: 'live', phase: 'secondHalf' });
    ledger.receive(finished());
    expect(ledger.state().status).toBe('finished');
  });

  test('a final score without its goals becomes a result, until the goals are listed', () => {
    const ledger = createProviderLedger();
    ledger.receive(finished({ score: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } }));
    expect(ledger.state()).toMatchObject({ score: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } });
    const goals = [goal(10, 'A'), goal(50, 'B'), goal(60, 'C', { side: 'away' })];
    ledger.receive(finished({ events: goals }));
    expect(ledger.find('result')).toEqual([]);
    expect(ledger.state().score).toEqual({ home: 2, away: 1 });
  });

  test('a suspended match is resumed in the minute that the provider reports', () => {
    const ledger = createProviderLedger();
    ledger.receive(makeSnapshot({ status: { status: 'suspended', marks: marksUntil('kickOff') } }));
    expect(ledger.state()).toMatchObject({ status: 'suspended', phase: 'firstHalf' });
    const again = makeSnapshot({ minute: 31, fetchedAt: 5_000_000_000 });
    ledger.receive(again);
    expect(ledger.state()).toMatchObject({ status: 'live', clock: { minute: 31, at: again.fetchedAt } });
  });

  test('a status that the desk has set, or an editor has locked, stays', () => {
    const ledger = createProviderLedger();
    ledger.desk({ action: 'add', event: { type: 'postponed', reason: 'yağış', at: 1 } });
    expect(ledger.receive(makeSnapshot({ events: [goal(3, 'A')] }))).toEqual([]);
    expect(ledger.state().status).toBe('postponed');
    const locked = createProviderLedger();
    expect(locked.receive(makeSnapshot(), true)).toEqual([]);
  });

  test('an unknown status leaves the status and still brings the goals', () => {
    const ledger = createProviderLedger();
    ledger.receive(makeSnapshot());
    ledger.receive(makeSnapshot({ status: null, events: [goal(31, 'A')] }));
    expect(ledger.state()).toMatchObject({ status: 'live', score: { home: 1, away: 0 } });
  });
});

describe('the statistics', () => {
  const numbers = (shots: number) => makeStatistics({ shots });
  const played = (shots: number) => makeSnapshot({ statistics: numbers(shots) });
  const halfTime = (shots: number) =>
    makeSnapshot({
      status: { status: 'live', marks: marksUntil('halfTime') },
      minute: 45,
      statistics: numbers(shots),
    });
  const ended = (shots: number) =>
    makeSnapshot({
      status: { status: 'finished', marks: marksUntil('fullTime') },
      minute: null,
      statistics: numbers(shots),
    });

  test('one event at half time, corrected after the end', () => {
    const ledger = createProviderLedger();
    ledger.receive(played(2));
    expect(ledger.find('statistics')).toEqual([]);
    ledger.receive(halfTime(5));
    expect(ledger.state().statistics).toEqual(numbers(5));
    expect(ledger.receive(halfTime(5))).toEqual([]);
    ledger.receive(makeSnapshot({ status: { status: 'live', marks: marksUntil('secondHalf') } }));
    ledger.receive(ended(9));
    expect(ledger.find('statistics')).toMatchObject([{ event: { statistics: numbers(9) } }]);
    expect(ledger.receive(ended(9))).toEqual([]);
    expect(ledger.receive(makeSnapshot({ ...ended(9), statistics: null }))).toEqual([]);
  });

  test('those of the desk stay, until the desk takes them back', () => {
    const ledger = createProviderLedger();
    ledger.receive(played(2));
    const eventId = ledger.desk({ action: 'add', event: statisticsEvent({ shots: 7 }) });
    ledger.receive(halfTime(5));
    expect(ledger.state().statistics).toEqual(numbers(7));
    ledger.desk({ action: 'retract', eventId, reason: 'səhv' });
    ledger.receive(halfTime(5));
    expect(ledger.state().statistics).toEqual(numbers(5));
    ledger.desk({ action: 'add', event: statisticsEvent({ shots: 8 }) });
    ledger.receive(ended(9));
    expect(ledger.state().statistics).toEqual(numbers(8));
  });

  test.each(['retracted', 'corrected'])('those that the desk has %s are not written again', (change) => {
    const ledger = createProviderLedger();
    ledger.receive(halfTime(5));
    const [own] = ledger.find('statistics');
    const eventId = own?.id ?? '';
    ledger.desk(
      change === 'retracted'
        ? { action: 'retract', eventId, reason: 'səhv' }
        : { action: 'correct', eventId, event: statisticsEvent({ shots: 6 }) },
    );
    expect(ledger.receive(ended(9)).some((one) => 'event' in one && one.event.type === 'statistics')).toBe(
      false,
    );
    expect(ledger.state().statistics).toEqual(change === 'retracted' ? null : numbers(6));
  });
});

test('the score after 90 minutes is that of the provider when the goals do not give it', () => {
  const ledger = createProviderLedger();
  const regular = { home: 1, away: 1 };
  const snapshot = makeSnapshot({
    status: { status: 'finished', marks: marksUntil('fullTime') },
    score: { home: 2, away: 1 },
    regular,
    minute: 120,
  });
  ledger.receive(snapshot);
  expect(ledger.state()).toMatchObject({ status: 'finished', score: { home: 2, away: 1 }, regular });
  expect(ledger.receive(snapshot), 'a second snapshot').toEqual([]);
});
