import { expect, test } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { makeConsoleState } from '#tests/kit/content/console-state.ts';
import { kickOff } from '#tests/kit/content/ledgers.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { kindOf, timelineTypes } from '../../rules/ledger/ledger-event.ts';
import { consoleText } from '../../text.ts';
import { buttonKinds, consoleButtons } from './entry-fields.ts';
import { formatClock } from './entry-state.ts';
import { parseEntry } from './parse-entry.ts';
import { isEditable, toEntryDraft } from './to-entry-draft.ts';

const states = [makeConsoleState('firstHalf'), makeConsoleState('shootOut')];

/** What an operator could enter; each kind of event reads its own fields. */
const typed = {
  team: 'away',
  player: '9',
  other: 'Zubir',
  minute: '12',
  isInjury: 'on',
  isScored: 'on',
  decision: 'redCard',
  note: 'Qeyd',
  minutes: '3',
  mark: 'halfTime',
};

test('every kind of event is entered by the form of a button, and edited as it was entered', () => {
  for (const type of timelineTypes.filter((name) => kindOf({ type: name }).when !== 'mark')) {
    const state = states.find((one) =>
      buttonKinds.some((kind) =>
        toEntryDraft({ kind, state: one, event: null, minute: '' }).types.includes(type),
      ),
    );
    if (!state) throw new Error(`No form enters the event ${type}`);
    const event = parseEntry({ ...typed, type, intent: 'add' }, state, NOON);
    expect(event.type).toBe(type);
    expect(isEditable(event), type).toBe(true);
    const draft = toEntryDraft({ kind: 'edit', state, event, minute: '' });
    expect(draft.types[0]).toBe(type);
    const fields = {
      ...draft.fields,
      team: draft.side ?? '',
      player: draft.player?.name ?? '',
      other: draft.other?.name ?? '',
    };
    expect(parseEntry({ ...fields, type, intent: 'correct' }, state, NOON)).toEqual(event);
  }
});

test('a form enters the events of its button, and in a shoot-out that of penalties enters kicks', () => {
  const offered = states.map((state) => {
    const typesOf = (kind: (typeof buttonKinds)[number]) =>
      toEntryDraft({ kind, state, event: null, minute: '' }).types;
    return (['goal', 'penalty', 'yellow', 'red'] as const).map(typesOf);
  });
  const others = [['goal', 'penaltyGoal', 'ownGoal'], ['yellow', 'secondYellow'], ['red']];
  expect(offered).toEqual([
    others.toSpliced(1, 0, ['penaltyGoal', 'missedPenalty']),
    others.toSpliced(1, 0, ['shootOutKick']),
  ]);
});

test('a shot is corrected into another shot, a card into another card, and a substitution into nothing else', () => {
  const [state] = states as [ConsoleState];
  const event = { side: 'home', player: null, minute: 12, added: null } as const;
  const substitution = { type: 'substitution', playerIn: null, playerOut: null, isInjury: false } as const;
  const corrected = [
    { ...event, type: 'ownGoal' } as const,
    { ...event, type: 'red' } as const,
    { ...event, ...substitution },
  ].map((one) => toEntryDraft({ kind: 'edit', state, event: one, minute: '' }).types);
  expect(corrected).toEqual([
    ['ownGoal', 'goal', 'penaltyGoal', 'missedPenalty'],
    ['red', 'yellow', 'secondYellow'],
    ['substitution'],
  ]);
});

test('every button opens a form and has a key of its own', () => {
  const entered = buttonKinds.filter((kind) =>
    timelineTypes.some((type) => kindOf({ type }).desk.buttons.some((button) => button === kind)),
  );
  expect([...entered, ...Object.keys(consoleText.buttons)].sort()).toEqual([...buttonKinds].sort());
  const keys = buttonKinds.map((kind) => consoleButtons[kind].key);
  expect(new Set([...keys, consoleText.undoKey, consoleText.retractKey]).size).toBe(keys.length + 2);
});

test('a suspended match offers and takes the minute in which it was suspended', () => {
  const state = makeConsoleState('firstHalf');
  const match = {
    ...state.match,
    status: 'suspended',
    clock: null,
    stoppedIn: { minute: 31, added: null },
  } as const;
  const suspended = { ...state, match };
  expect(formatClock(suspended, NOON)).toBe('31');
  expect(parseEntry({ ...typed, minute: '', type: 'goal', intent: 'add' }, suspended, NOON)).toMatchObject({
    minute: 31,
    added: null,
  });
});

test('a mark that a colleague has entered meanwhile is told apart from one that does not fit', () => {
  const state = makeConsoleState('firstHalf');
  const enter = (mark: string, isRetracted = false) => {
    const events = [{ id: 'a', event: kickOff(), isRetracted }];
    return () => parseEntry({ type: 'mark', mark, intent: 'add' }, { ...state, events }, NOON);
  };
  const problem = (code: string) => expect.objectContaining({ problems: [{ field: 'mark', code }] });
  expect(enter('kickOff')).toThrow(problem('match.markTwice'));
  expect(enter('kickOff', true)).toThrow(problem('match.mark'));
  expect(enter('fullTime')).toThrow(problem('match.mark'));
  expect(enter('halfTime')()).toMatchObject({ mark: 'halfTime' });
});
