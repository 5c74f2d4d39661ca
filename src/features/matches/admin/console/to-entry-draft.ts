import type { ConsoleState } from '../../rules/console/read-console.ts';
import { isPlayerField, otherSide, type PlayerRef, type Side } from '../../rules/event-fields.ts';
import {
  isGoalEvent,
  isTimed,
  kindOf,
  type LedgerEvent,
  listDetails,
  playersOf,
  sideOfPlayers,
  timelineTypes,
} from '../../rules/ledger/ledger-event.ts';
import type { FixtureEventType } from '../../tables.ts';
import type { EntryFields, PanelKind } from './entry-fields.ts';

/** What a form of an event starts with. */
export interface EntryDraft {
  /** The types to choose from. Empty: the form is not about an event's own fields. */
  types: readonly FixtureEventType[];
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

/** The types that a form enters. That of penalties enters kicks while the shoot-out goes on. */
function listTypes(kind: PanelKind, { match }: ConsoleState): FixtureEventType[] {
  const ofForm = timelineTypes.filter((type) => kindOf({ type }).desk.buttons.some((one) => one === kind));
  const at = (when: string) => ofForm.filter((type) => kindOf({ type }).when === when);
  return match.phase === 'shootOut' && at('shootOut').length > 0 ? at('shootOut') : at('minute');
}

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
  const types = listTypes(kind, state);
  if (types.some((type) => listDetails(type).includes('decision'))) return varDraft(state, types, minute);
  const isKick = types.some((type) => listDetails(type).includes('isScored'));
  const fields: EntryFields = isKick ? { minute, isScored: 'on' } : { minute };
  const side = isKick ? nextToKick(state) : null;
  return { types, fields, side, player: null, other: null, goals: [] };
}

/** In a shoot-out the teams take turns. Nobody knows the first one. */
function nextToKick({ events }: ConsoleState): Side | null {
  const last = events.find(({ event, isRetracted }) => !isRetracted && 'isScored' in event)?.event;
  return last && 'isScored' in last ? otherSide(last.side) : null;
}

/** A VAR check is about the last goal. */
function varDraft(state: ConsoleState, types: EntryDraft['types'], minute: string): EntryDraft {
  const goals = state.events.filter(({ event, isRetracted }) => !isRetracted && isGoalEvent(event));
  const fields = { minute, eventId: goals[0]?.id ?? '' };
  return { types, fields, side: null, player: null, other: null, goals };
}

/** Only events with a minute can be edited; the marks have `clock` for that. */
export function isEditable(event: LedgerEvent): boolean {
  const { when } = kindOf(event);
  return when === 'minute' || when === 'shootOut';
}

function editDraft(event: LedgerEvent): EntryDraft {
  if (!isTimed(event) || !isEditable(event))
    return { types: [], fields: {}, side: null, player: null, other: null, goals: [] };
  const { type, minute, added } = event;
  const { group } = kindOf(event).desk;
  const others = timelineTypes.filter(
    (other) => other !== type && group !== null && kindOf({ type: other }).desk.group === group,
  );
  const details = Object.entries(event).filter(([name]) => !NOT_TYPED.has(name) && !isPlayerField(name));
  // A substitution names the player who leaves the pitch first.
  const [player, other] = 'playerOut' in event ? playersOf(event).toReversed() : playersOf(event);
  return {
    // Its own type stands first and is chosen.
    types: [type, ...others],
    fields: {
      minute: added === null ? `${minute}` : `${minute}+${added}`,
      ...Object.fromEntries(details.flatMap(([name, value]) => toField(name, value))),
    },
    side: sideOfPlayers(event),
    player: player ?? null,
    other: other ?? null,
    goals: [],
  };
}

const NOT_TYPED: ReadonlySet<string> = new Set(['type', 'minute', 'added', 'side']);

/** A detail as its input has it. A box that is not checked sends nothing. */
function toField(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'boolean') return [[name, String(value)]];
  return value ? [[name, 'on']] : [];
}
