import { describe, expect, it } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import type { LedgerEntry, LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { foldEntries } from '#features/matches/rules/ledger/match-ledger.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import type { ImportedGoal, ImportedOutcome } from './parse/imported-season.ts';
import { IMPORT_SOURCE, planOutcome } from './plan-outcome.ts';

const END = NOON + 2 * HOUR;
const score = (home: number, away: number): Score => ({ home, away });
const noParts = { halfTime: null, regular: null, shootOut: null };
const finished = (home: number, away: number, goals: ImportedGoal[] = [], parts: object = {}) =>
  ({ status: 'finished', score: score(home, away), ...noParts, goals, ...parts }) as ImportedOutcome;
const awarded = (home: number, away: number): ImportedOutcome => ({
  status: 'awarded',
  score: score(home, away),
});
const goal = (over: Partial<ImportedGoal> = {}): ImportedGoal => ({
  type: 'goal',
  side: 'home',
  player: 'Camal',
  minute: 12,
  added: null,
  ...over,
});

const result = (home: number, away: number, parts: object = {}): LedgerEvent => ({
  type: 'result',
  home,
  away,
  ...noParts,
  ...parts,
  at: END,
});
const award = (home: number, away: number): LedgerEvent => ({
  type: 'awarded',
  home,
  away,
  reason: '',
  at: END,
});
const decided = (type: 'postponed' | 'cancelled' | 'abandoned'): LedgerEvent => ({
  type,
  reason: '',
  at: NOON,
});
const scored = (player: string, id: string | null = null, minute = 12): LedgerEvent => ({
  type: 'goal',
  side: 'home',
  player: { id, name: player },
  assist: null,
  minute,
  added: null,
});

type Line = LedgerEvent | Pick<LedgerEntry, 'action' | 'eventId' | 'event'>;
/** A ledger with these events, which an import has written, or the source that stands before the event. The ids are e1, e2, … */
function ledger(...lines: (Line | [source: string, line: Line])[]) {
  return foldEntries(
    lines.map((given, index): LedgerEntry => {
      const [source, line] = Array.isArray(given) ? given : [IMPORT_SOURCE, given];
      const id = `e${index + 1}`;
      const action = 'action' in line ? line : { action: 'add' as const, eventId: id, event: line };
      const rest = { reason: null, sourceKey: null, staffId: null, createdAt: NOON };
      return { id, sequence: index + 1, ...action, source, ...rest };
    }),
  );
}
const plan = (outcome: ImportedOutcome, known = ledger()) =>
  planOutcome(outcome, { ledger: known, kickOff: NOON, now: NOON + 5 });
/** What the entries of a plan do: `correct e1 result`. */
const steps = (outcome: ImportedOutcome, known = ledger()) => {
  const planned = plan(outcome, known);
  if (!('entries' in planned)) return [planned.kind];
  return [
    planned.kind,
    ...planned.entries.map((entry) =>
      [entry.action, 'eventId' in entry ? entry.eventId : '', 'event' in entry ? entry.event.type : '']
        .filter(Boolean)
        .join(' '),
    ),
  ];
};

describe('a result', () => {
  it('is added at the time when the match ends, with its course', () => {
    const parts = { halfTime: score(1, 1), regular: score(2, 2), shootOut: score(4, 3) };
    expect(plan(finished(2, 2, [], parts))).toEqual({
      kind: 'result',
      entries: [{ action: 'add', event: result(2, 2, parts) }],
    });
    expect(plan(awarded(3, 0))).toEqual({ kind: 'result', entries: [{ action: 'add', event: award(3, 0) }] });
  });

  it('that the site has changes nothing, and a part that the file leaves out contradicts none', () => {
    const parts = { halfTime: score(1, 0), regular: score(1, 1), shootOut: score(4, 3) };
    const known = ledger(result(1, 1, parts));
    expect(steps(finished(1, 1, [], parts), known)).toEqual(['unchanged']);
    expect(steps(finished(1, 1), known)).toEqual(['unchanged']);
    expect(steps(finished(2, 1), known)).toEqual(['correction', 'correct e1 result']);
    for (const part of ['halfTime', 'regular', 'shootOut'])
      expect(steps(finished(1, 1, [], { ...parts, [part]: score(0, 1) }), known), part).toEqual([
        'correction',
        'correct e1 result',
      ]);
    // The course that the newsroom has entered stays.
    expect(
      steps(finished(1, 1, [], { halfTime: score(0, 1) }), ledger(['desk', result(1, 1, parts)])),
    ).toEqual(['unchanged']);
  });

  it('that was awarded is the same only as an award with the same score', () => {
    expect(steps(awarded(3, 0), ledger(award(3, 0)))).toEqual(['unchanged']);
    expect(steps(awarded(0, 3), ledger(award(3, 0)))).toEqual(['correction', 'correct e1 awarded']);
    expect(steps(awarded(3, 0), ledger(result(3, 0)))).toEqual(['result', 'add awarded']);
    expect(steps(finished(3, 0), ledger(award(3, 0)))).toEqual(['correction', 'retract e1', 'add result']);
    expect(steps(finished(1, 0), ledger(result(1, 0), award(0, 3)))).toEqual([
      'correction',
      'retract e2',
      'correct e1 result',
    ]);
  });

  it('of a match that was called off puts it on again before', () => {
    expect(plan(finished(1, 0), ledger(decided('cancelled')))).toEqual({
      kind: 'correction',
      entries: [
        { action: 'add', event: { type: 'rescheduled', at: END } },
        { action: 'add', event: result(1, 0) },
      ],
    });
    expect(steps(finished(1, 0), ledger(decided('postponed')))).toEqual(['result', 'add result']);
  });
});

describe('a status', () => {
  it('is added once, and does not take a result away', () => {
    for (const status of ['postponed', 'cancelled'] as const) {
      expect(plan({ status })).toEqual({
        kind: 'status',
        entries: [{ action: 'add', event: { type: status, reason: '', at: NOON + 5 } }],
      });
      expect(plan({ status }, ledger(decided(status)))).toEqual({ kind: 'unchanged' });
      const played = ledger(result(1, 0));
      expect(plan({ status }, played)).toEqual({ kind: 'kept', state: played.state });
    }
    expect(steps({ status: 'cancelled' }, ledger(decided('postponed')))).toEqual(['status', 'add cancelled']);
    expect(steps({ status: 'postponed' }, ledger(decided('cancelled')))).toEqual(['kept']);
  });

  it('of a match that is on again is taken from the file, and no result is', () => {
    for (const type of ['postponed', 'cancelled'] as const)
      expect(plan({ status: 'scheduled' }, ledger(decided(type)))).toEqual({
        kind: 'status',
        entries: [{ action: 'add', event: { type: 'rescheduled', at: NOON + 5 } }],
      });
    for (const known of [ledger(), ledger(result(1, 0)), ledger(award(3, 0))])
      expect(steps({ status: 'scheduled' }, known)).toEqual(['unchanged']);
  });

  it('of an abandoned match says nothing, whatever the site has', () => {
    for (const known of [ledger(), ledger(decided('postponed')), ledger(['desk', result(1, 0)])])
      expect(steps({ status: 'abandoned' }, known)).toEqual(['unchanged']);
  });
});

describe('a match that others have decided', () => {
  it('keeps what they have entered', () => {
    const known = ledger(['desk', result(2, 0)]);
    expect(plan(finished(1, 0), known)).toEqual({ kind: 'kept', state: known.state });
    expect(steps({ status: 'cancelled' }, known)).toEqual(['kept']);
    expect(steps(finished(1, 0), ledger(['desk', award(3, 0)]))).toEqual(['kept']);
    expect(steps(finished(1, 0), ledger(result(1, 0), ['desk', result(2, 0)]))).toEqual(['kept']);
  });

  it('keeps a correction and a retraction of an imported entry', () => {
    const corrected = { action: 'correct' as const, eventId: 'e1', event: result(3, 0) };
    const retracted = { action: 'retract' as const, eventId: 'e1', event: null };
    for (const line of [corrected, retracted]) {
      expect(steps(finished(1, 0), ledger(result(1, 0), ['desk', line]))).toEqual(['kept']);
      expect(steps(finished(1, 1), ledger(result(1, 0), line))[0]).not.toBe('kept');
    }
    // A goal of the desk was corrected: no entry of an import.
    const own = { action: 'correct' as const, eventId: 'e1', event: decided('postponed') };
    const postponed = ledger(['desk', decided('postponed')], ['desk', own]);
    expect(steps(finished(1, 0), postponed)).toEqual(['result', 'add result']);
  });

  it('that they have postponed or called off waits for a result', () => {
    for (const type of ['postponed', 'cancelled'] as const)
      expect(steps({ status: 'scheduled' }, ledger(['desk', decided(type)])), type).toEqual(['kept']);
    expect(steps(finished(1, 0), ledger(['desk', decided('postponed')]))).toEqual(['result', 'add result']);
    // The end of a postponement by the desk, and a file that still has it.
    const again = ledger(decided('postponed'), ['desk', { type: 'rescheduled', at: NOON }]);
    expect(steps({ status: 'postponed' }, again)).toEqual(['kept']);
    expect(steps(finished(1, 0), again)).toEqual(['result', 'add result']);
  });
});

describe('the scorers of a result', () => {
  const own = goal({ type: 'ownGoal', player: 'Vəli', minute: 45, added: 2, side: 'away' });

  it('are added with it, an own goal without an assist', () => {
    const planned = plan(finished(1, 1, [goal({ playerId: 'P' }), own]));
    expect('entries' in planned && planned.entries.slice(1)).toEqual([
      { action: 'add', event: scored('Camal', 'P') },
      {
        action: 'add',
        event: { type: 'ownGoal', side: 'away', player: { id: null, name: 'Vəli' }, minute: 45, added: 2 },
      },
    ]);
  });

  it('are added to a result that is known, and those that the file has no more are retracted', () => {
    const known = ledger(result(2, 0), scored('Camal'), scored('Rauf', null, 30));
    expect(steps(finished(2, 0, [goal(), goal({ player: 'Rauf', minute: 30 })]), known)).toEqual([
      'unchanged',
    ]);
    expect(steps(finished(2, 0, [goal(), goal({ player: 'Tural', minute: 30 })]), known)).toEqual([
      'goals',
      'retract e3',
      'add goal',
    ]);
    for (const other of [{ minute: 13 }, { added: 1 }, { side: 'away' }, { type: 'penaltyGoal' }] as const)
      expect(
        steps(finished(2, 0, [goal(other), goal({ player: 'Rauf', minute: 30 })]), known),
        JSON.stringify(other),
      ).toEqual(['goals', 'retract e2', expect.stringMatching(/^add /)]);
    // A file without scorers says nothing about them.
    expect(steps(finished(2, 0), known)).toEqual(['unchanged']);
    expect(steps(finished(3, 0), known)).toEqual(['correction', 'correct e1 result']);
  });

  it('of one minute and name are as many as the file has', () => {
    const known = ledger(result(2, 0), scored('Camal'), scored('Camal'));
    expect(steps(finished(2, 0, [goal(), goal()]), known)).toEqual(['unchanged']);
    expect(steps(finished(2, 0, [goal()]), known)).toEqual(['goals', 'retract e3']);
  });

  it('become players of the site when their names are known, and no others afterwards', () => {
    const planned = plan(finished(1, 0, [goal({ playerId: 'P' })]), ledger(result(1, 0), scored('Camal')));
    expect(planned).toEqual({
      kind: 'goals',
      entries: [
        { action: 'correct', eventId: 'e2', event: scored('Camal', 'P'), reason: expect.any(String) },
      ],
    });
    const linked = ledger(result(1, 0), scored('Camal', 'Q'));
    expect(steps(finished(1, 0, [goal({ playerId: 'P' })]), linked)).toEqual(['unchanged']);
    expect(steps(finished(1, 0, [goal()]), linked)).toEqual(['unchanged']);
  });

  it('stay as they are after somebody else has entered one', () => {
    const desk = ledger(['desk', scored('Rauf')], ['desk', decided('postponed')]);
    expect(steps(finished(1, 0, [goal()]), desk)).toEqual(['result', 'add result']);
    const both = ledger(scored('Camal'), ['desk', scored('Rauf')], ['desk', decided('postponed')]);
    expect(steps(finished(2, 0, [goal()]), both)).toEqual(['result', 'add result']);
    const postponed = ledger(scored('Camal'), ['desk', decided('postponed')]);
    expect(steps(finished(1, 0, [goal({ minute: 13 })]), postponed)).toEqual([
      'result',
      'add result',
      'retract e1',
      'add goal',
    ]);
    const known = ledger(result(1, 0), scored('Camal'));
    expect(steps(finished(1, 0, [goal({ minute: 13 })]), known)).toEqual(['goals', 'retract e2', 'add goal']);
  });
});
