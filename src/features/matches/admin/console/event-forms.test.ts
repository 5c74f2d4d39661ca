import { expect, test } from 'vitest';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { kindOf, timelineTypes } from '../../rules/ledger/ledger-event.ts';
import { consoleText } from '../../text.ts';
import { buttonKinds, consoleButtons } from './entry-fields.ts';
import { parseEntry } from './parse-entry.ts';
import { isEditable, toEntryDraft } from './to-entry-draft.ts';

const NOON = Date.UTC(2026, 2, 7, 8);
const team = { kind: 'club', grammar: null, colors: ['#0b1220', '#e7ecf3'] } as const;

const stateIn = (phase: 'firstHalf' | 'shootOut'): ConsoleState => ({
  id: 'a',
  home: { ...team, id: 'h', name: 'Qarabağ', shortName: 'Qarabağ' },
  away: { ...team, id: 'a', name: 'Zirə', shortName: 'Zirə' },
  competition: 'Liqa',
  kickOff: NOON,
  sample: false,
  match: {
    status: 'live',
    phase,
    clock: phase === 'firstHalf' ? { at: NOON, minute: 1, rate: 1 } : null,
    announcedAdded: null,
    score: { home: 0, away: 0 },
    halfTime: null,
    regular: null,
    shootOut: null,
    statistics: null,
    reason: null,
  },
  tie: null,
  events: [],
  squads: { home: [], away: [] },
  posts: [],
});
const states = [stateIn('firstHalf'), stateIn('shootOut')];

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
