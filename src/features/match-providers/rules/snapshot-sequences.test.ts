import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimed } from '#features/matches/rules/ledger/ledger-event.ts';
import type { MatchSnapshot, SnapshotEvent } from './match-snapshot.ts';
import { createProviderLedger, makeSnapshot, marksUntil } from './provider-ledger.fixture.ts';

const side = fc.constantFrom('home' as const, 'away' as const);
const player = fc.option(
  fc.constantFrom('Zoubir', 'Andrade', 'Bayramov', 'Romão').map((name) => ({ id: null, name })),
);
const time = {
  minute: fc.integer({ min: 1, max: 90 }),
  added: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 4 }),
};
const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('goal' as const), side, player, assist: player, ...time }),
  },
  fc.record({ type: fc.constant('ownGoal' as const), side, player, ...time }),
  fc.record({ type: fc.constantFrom('yellow' as const, 'red' as const), side, player, ...time }),
  fc.record({
    type: fc.constant('substitution' as const),
    side,
    playerIn: player,
    playerOut: player,
    isInjury: fc.constant(false),
    ...time,
  }),
  fc.record({
    type: fc.constant('var' as const),
    side,
    decision: fc.constantFrom('goalCancelled' as const, 'other' as const),
    note: fc.constant(''),
    ...time,
  }),
);
const live = fc
  .constantFrom('kickOff' as const, 'halfTime' as const, 'secondHalf' as const)
  .map((mark) => ({ status: 'live' as const, marks: marksUntil(mark) }));
const finished = fc.constant({ status: 'finished' as const, marks: marksUntil('fullTime') });
const stopped = fc
  .tuple(
    fc.constantFrom('suspended' as const, 'abandoned' as const),
    fc.constantFrom('kickOff' as const, 'secondHalf' as const),
  )
  .map(([status, mark]) => ({ status, marks: marksUntil(mark) }));
const status = fc.oneof({ weight: 4, arbitrary: live }, finished, stopped);
const notPlayed = fc.constantFrom('scheduled' as const, 'postponed' as const, 'cancelled' as const);

/** Snapshots of one match. With ids, an event keeps its id from snapshot to snapshot. */
function snapshots({ hasIds, statuses = status }: { hasIds: boolean; statuses?: typeof status }) {
  const reported: fc.Arbitrary<SnapshotEvent[]> = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), event), { selector: ([id]) => id, maxLength: 6 })
    .map((all) => all.map(([id, one]) => ({ key: hasIds ? String(id) : null, event: one })));
  const played = fc
    .tuple(reported, statuses)
    .map(([events, one]) => makeSnapshot({ events, status: one, minute: one.status === 'live' ? 40 : null }));
  const unplayed = notPlayed.map((one) =>
    makeSnapshot({ status: { status: one }, score: null, minute: null }),
  );
  return fc.array(fc.oneof({ weight: 5, arbitrary: played }, unplayed), { minLength: 1, maxLength: 6 });
}

function visible(ledger: ReturnType<typeof createProviderLedger>) {
  const { status, phase, score, halfTime, shootOut } = ledger.state();
  const events = ledger
    .current()
    .filter((one) => isTimed(one.event) && one.event.type !== 'mark')
    .map((one) => JSON.stringify(Object.entries(one.event).sort()))
    .sort();
  return { status, phase, score, halfTime, shootOut, events };
}

/** The checks of the table `fixture`: a state that breaks them could not be written. */
function expectStorable(ledger: ReturnType<typeof createProviderLedger>) {
  const { status, phase, clock, score } = ledger.state();
  const runs = ['firstHalf', 'secondHalf', 'extraTimeFirst', 'extraTimeSecond'];
  expect(phase !== null).toBe(['live', 'suspended'].includes(status));
  expect(clock !== null).toBe(status === 'live' && runs.includes(phase ?? ''));
  expect(score !== null).toBe(['live', 'finished', 'suspended', 'abandoned', 'awarded'].includes(status));
}

test.each([true, false])('any snapshots end in the same match as the last one alone (ids: %s)', (hasIds) => {
  fc.assert(
    fc.property(snapshots({ hasIds }), (all) => {
      const [ledger, alone] = [createProviderLedger(), createProviderLedger()];
      for (const snapshot of all) {
        ledger.receive(snapshot);
        expectStorable(ledger);
      }
      const last = all.at(-1) as MatchSnapshot;
      alone.receive(last);
      expect(visible(ledger)).toEqual(visible(alone));
      expect(ledger.receive(last)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test.each([true, false])('what the desk says holds through any snapshots (ids: %s)', (hasIds) => {
  const edit = fc.record({
    at: fc.nat(5),
    pick: fc.nat(20),
    change: fc.oneof(
      fc.constant('retract' as const),
      fc.record({ minute: fc.integer({ min: 1, max: 90 }), player }),
    ),
  });
  fc.assert(
    fc.property(snapshots({ hasIds, statuses: live }), edit, event, (all, { at, pick, change }, own) => {
      const ledger = createProviderLedger();
      const before = all.slice(0, at + 1);
      for (const snapshot of before) ledger.receive(snapshot);
      const timed = ledger.current().filter((one) => isTimed(one.event) && one.event.type !== 'mark');
      const picked = timed[pick % Math.max(1, timed.length)];
      if (picked && change === 'retract')
        ledger.desk({ action: 'retract', eventId: picked.id, reason: 'səhv' });
      if (picked && change !== 'retract') {
        const { minute } = change;
        const event = { ...picked.event, minute, added: null } as typeof picked.event;
        ledger.desk({ action: 'correct', eventId: picked.id, event });
      }
      const written = ledger.desk({ action: 'add', event: own });
      for (const snapshot of all.slice(at + 1)) {
        ledger.receive(snapshot);
        expectStorable(ledger);
      }

      const now = new Map(ledger.current().map((one) => [one.id, one.event]));
      // The desk's own event holds, with every field that it filled in.
      const filled = Object.fromEntries(
        Object.entries(own).filter(([, value]) => value !== null && value !== ''),
      );
      expect(now.get(written)).toMatchObject(filled);
      if (picked && change === 'retract') expect(now.has(picked.id)).toBe(false);
      const held = picked && now.get(picked.id);
      if (held && change !== 'retract') {
        const wasChanged = !('minute' in picked.event) || picked.event.minute !== change.minute;
        if (wasChanged) expect(held).toMatchObject({ minute: change.minute });
      }
      const last = all.at(-1) as MatchSnapshot;
      ledger.receive(last);
      expect(ledger.receive(last)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
