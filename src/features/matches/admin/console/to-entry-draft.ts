import type { ConsoleState } from '../../rules/console/read-console.ts';
import { isGoalEvent } from '../../rules/ledger/derive-match.ts';
import { isTimed, type LedgerEvent, type PlayerRef, type Side } from '../../rules/ledger/ledger-event.ts';
import type { EntryFields, PanelKind } from './entry-fields.ts';

export type EntryType = LedgerEvent['type'];

/** What a form of an event starts with. */
export interface EntryDraft {
  /** The types to choose from. Empty: the form is not about an event's own fields. */
  types: readonly EntryType[];
  /** The values of its inputs. */
  fields: EntryFields;
  /** The player's team; null while nobody has chosen it. */
  side: Side | null;
  player: PlayerRef | null;
  /** The assist, or the player who comes on. */
  other: PlayerRef | null;
  /** The goals that a VAR decision can be about, newest first. */
  goals: readonly { id: string; text: string }[];
}

const TYPES: Partial<Record<PanelKind, readonly EntryType[]>> = {
  goal: ['goal', 'penaltyGoal', 'ownGoal'],
  yellow: ['yellow', 'secondYellow'],
  red: ['red'],
  substitution: ['substitution'],
  penalty: ['penaltyGoal', 'missedPenalty'],
  addedTime: ['addedTime'],
};

/** Types that an event can be corrected to. */
const GROUPS: readonly (readonly EntryType[])[] = [
  ['goal', 'penaltyGoal', 'ownGoal', 'missedPenalty'],
  ['yellow', 'secondYellow', 'red'],
];

export function toEntryDraft({
  kind,
  state,
  event,
  minute,
}: {
  kind: PanelKind;
  state: ConsoleState;
  /** The event that is edited. */
  event: LedgerEvent | null;
  minute: string;
}): EntryDraft {
  if (kind === 'edit' && event) return editDraft(event);
  const isShootOut = kind === 'penalty' && state.match.phase === 'shootOut';
  const types = isShootOut ? (['shootOutKick'] as const) : (TYPES[kind] ?? []);
  if (kind === 'var') return varDraft(state, minute);
  const fields: EntryFields = isShootOut ? { minute, isScored: 'on' } : { minute };
  const side = isShootOut ? nextToKick(state) : null;
  return { types, fields, side, player: null, other: null, goals: [] };
}

/** In a shoot-out the teams take turns. Nobody knows the first one. */
function nextToKick({ events }: ConsoleState): Side | null {
  const last = events.find(({ event, isRetracted }) => !isRetracted && event.type === 'shootOutKick')?.event;
  if (last?.type !== 'shootOutKick') return null;
  return last.side === 'home' ? 'away' : 'home';
}

/** A VAR check is about the last goal. */
function varDraft(state: ConsoleState, minute: string): EntryDraft {
  const goals = state.events.filter(({ event, isRetracted }) => !isRetracted && isGoalEvent(event));
  const fields = { minute, eventId: goals[0]?.id ?? '' };
  return { types: ['var'], fields, side: null, player: null, other: null, goals };
}

/** Only events with a minute can be edited; the marks have `clock` for that. */
export function isEditable(event: LedgerEvent): boolean {
  return isTimed(event) && event.type !== 'mark';
}

function editDraft(event: LedgerEvent): EntryDraft {
  if (!isTimed(event)) return { types: [], fields: {}, side: null, player: null, other: null, goals: [] };
  const { type, minute, added } = event;
  const fields: Record<string, string> = { minute: added === null ? `${minute}` : `${minute}+${added}` };
  if (type === 'addedTime') fields.minutes = String(event.minutes);
  if (type === 'var') Object.assign(fields, { decision: event.decision, note: event.note });
  if (type === 'substitution' && event.isInjury) fields.isInjury = 'on';
  if (type === 'shootOutKick' && event.isScored) fields.isScored = 'on';
  const isSubstitution = type === 'substitution';
  return {
    // Its own type stands first and is chosen.
    types: [type, ...(GROUPS.find((group) => group.includes(type)) ?? []).filter((other) => other !== type)],
    ...{ fields, side: sideOfPlayer(event) },
    player: isSubstitution ? event.playerOut : 'player' in event ? event.player : null,
    other: isSubstitution ? event.playerIn : 'assist' in event ? event.assist : null,
    goals: [],
  };
}

/** The player's team: an own goal counts for the other one. */
function sideOfPlayer(event: LedgerEvent): Side | null {
  if (!('side' in event) || event.side === null) return null;
  if (event.type !== 'ownGoal') return event.side;
  return event.side === 'home' ? 'away' : 'home';
}
