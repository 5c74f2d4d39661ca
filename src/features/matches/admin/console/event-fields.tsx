import { Fragment, type ReactNode, useState } from 'react';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { InvalidInput } from '#platform/errors.ts';
import { CheckField, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { listStarters } from '../../rules/console/squad.ts';
import { isPlayerField, type Side } from '../../rules/event-fields.ts';
import { type DetailName, kindOf, listDetails, type TimedEvent } from '../../rules/ledger/ledger-event.ts';
import { type EventWarning, listEventWarnings } from '../../rules/ledger/list-event-warnings.ts';
import type { FixtureEventType } from '../../tables.ts';
import { consoleText } from '../../text.ts';
import type { EntryFields } from './entry-fields.ts';
import { formatEntry } from './format-entry.ts';
import { parseEntry } from './parse-entry.ts';
import { PickedPlayers, TypedPlayers } from './player-fields.tsx';
import type { EntryDraft } from './to-entry-draft.ts';
import { usePlayers } from './use-players.ts';
import { VarFields } from './var-fields.tsx';

interface EventFieldsProps {
  draft: EntryDraft;
  /** The event that is corrected; null for a new one. */
  eventId: string | null;
  state: ConsoleState;
  /** The team whose players stand first. */
  first: Side;
  errorOf: (field: string) => string | undefined;
  /** The buttons of the form. */
  buttons: (entry: EntryWords) => ReactNode;
}

/** What the buttons of the form write. */
export interface EntryWords {
  /** The entry in words, `Qol: Qarabağ, Zubir`; null while that is not known. */
  text: string | null;
  /** A penalty that may also be missed: the second button, which sends this value. */
  missed: { name: 'type' | 'isScored'; value: string } | null;
  /** What the first button sends with it. */
  scored: { name: 'isScored'; value: string } | null;
}

/** The inputs of an event: its players, its minute, its type and details, and the button that names all that. */
export function EventFields({ draft, eventId, state, first, errorOf, buttons }: EventFieldsProps) {
  const { types, fields } = draft;
  const [type, setType] = useState(types.find((name) => name === fields.type) ?? types[0] ?? 'goal');
  const [isScored, setScored] = useState(fields.isScored === 'on');
  const [minute, setMinute] = useState(fields.minute ?? '');
  const typed = readTyped(draft);
  const players = usePlayers({ squads: state.squads, first, ...typed });
  const isHydrated = useHydrated();
  const details = listDetails(type);
  const withPlayer = details.some(isPlayerField);
  const { side, player, other } = players;
  const entry =
    withPlayer && isHydrated && player.choice
      ? previewEntry(
          {
            ...(eventId === null ? { intent: 'add' } : { intent: 'correct', eventId }),
            type,
            team: side ?? '',
            minute: minute || (fields.minute ?? ''),
            player: player.choice.player?.name ?? '',
            playerId: player.choice.player?.id ?? '',
            other: other.choice?.player?.name ?? '',
            otherId: other.choice?.player?.id ?? '',
            isScored: isScored ? 'on' : '',
          },
          state,
        )
      : null;
  const isKick = details.includes('isScored');
  // The forms of a new penalty have a button for each outcome.
  const missed = eventId === null ? findMissed(types, isKick) : null;
  const asks = { kind: types.length > 1 && !missed, isScored: eventId !== null };
  const common = { state, labels: labelsOf(type), errorOf };
  const showInputs = (place: 'above' | 'below') =>
    details.map((name) => {
      const input = name === 'isScored' && !asks.isScored ? null : inputs[name];
      if (input?.place !== place) return null;
      return <Fragment key={name}>{input.show({ draft, state, errorOf, isScored, setScored })}</Fragment>;
    });
  const isFirstInput = !withPlayer && details.every((name) => inputs[name]?.place !== 'above');
  return (
    <>
      {withPlayer &&
        (isHydrated ? (
          <PickedPlayers {...common} comesOn={details.includes('playerIn')} players={players} />
        ) : (
          <TypedPlayers {...common} draft={typed} />
        ))}
      {showInputs('above')}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={consoleText.minute}
          name="minute"
          autoComplete="off"
          hint={state.match.phase ? consoleText.minuteHint : consoleText.minuteHintStopped}
          data-autofocus={isFirstInput || undefined}
          defaultValue={fields.minute}
          onChange={(event) => setMinute(event.currentTarget.value)}
          error={errorOf('minute')}
        />
        {asks.kind ? (
          <SelectField
            label={consoleText.kind}
            name="type"
            value={type}
            onChange={({ currentTarget: { value } }) => setType(types.find((name) => name === value) ?? type)}
          >
            <SelectOptions items={types.map((name) => [name, kindOf({ type: name }).name])} />
          </SelectField>
        ) : (
          <input type="hidden" name="type" value={type} />
        )}
      </div>
      {showInputs('below')}
      <div role="status" className="empty:hidden">
        {entry?.warnings.map((warning) => (
          <p key={warning} className="font-medium text-warning">
            {consoleText.warning[warning]}
          </p>
        ))}
      </div>
      {buttons({
        text:
          withPlayer && isHydrated && player.choice
            ? formatEntry(
                {
                  type: entry?.event.type ?? type,
                  isScored,
                  side: player.choice.side,
                  player: player.choice.player?.name ?? '',
                  other: other.choice?.player?.name ?? '',
                },
                state,
              )
            : null,
        missed,
        scored: missed && isKick ? { name: 'isScored', value: 'on' } : null,
      })}
    </>
  );
}

/** The other outcome of a new penalty, in the match or in the shoot-out. */
function findMissed(types: EntryDraft['types'], isKick: boolean): EntryWords['missed'] {
  if (isKick) return { name: 'isScored', value: '' };
  return types[0] === 'penaltyGoal' && types[1] === 'missedPenalty'
    ? { name: 'type', value: types[1] }
    : null;
}

/** What was typed when the server refused the form; otherwise what the form begins with. */
function readTyped({ fields, side, player, other }: EntryDraft) {
  return {
    side: fields.team === 'home' || fields.team === 'away' ? fields.team : side,
    player: fields.player === undefined ? player : toTypedPlayer(fields.player, fields.playerId),
    other: fields.other === undefined ? other : toTypedPlayer(fields.other, fields.otherId),
  };
}

function toTypedPlayer(name: string, id = '') {
  return name === '' ? null : { id: id || null, name };
}

interface EntryPreview {
  event: TimedEvent;
  /** What is probably wrong with it. */
  warnings: readonly EventWarning[];
}

/** The event that a form would write now, with its warnings; null while the form is not complete. */
function previewEntry(fields: EntryFields, state: ConsoleState): EntryPreview | null {
  const { eventId: id = 'new' } = fields;
  const before = state.events.toReversed();
  // A corrected event keeps its place.
  const sequenceOf = (event: string) => before.findIndex((known) => known.id === event);
  const isCorrected = sequenceOf(id) !== -1;
  try {
    const event = parseEntry(fields, state, state.kickOff);
    const current = [
      ...before
        .filter((known) => !known.isRetracted && known.id !== id)
        .map((known) => ({ id: known.id, event: known.event, sequence: sequenceOf(known.id) })),
      { id, event, sequence: isCorrected ? sequenceOf(id) : before.length },
    ];
    const context = { starters: listStarters(state.squads), isChecked: () => isCorrected };
    return { event, warnings: listEventWarnings(current, context).get(id) ?? [] };
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

function labelsOf(type: FixtureEventType) {
  const details = listDetails(type);
  if (details.includes('playerOut'))
    return { player: consoleText.out, other: consoleText.in, noOther: consoleText.unknownPlayer };
  return {
    player: consoleText.player,
    other: details.includes('assist') ? consoleText.assist : null,
    noOther: consoleText.noAssist,
  };
}

interface InputProps extends Pick<EventFieldsProps, 'draft' | 'state' | 'errorOf'> {
  isScored: boolean;
  setScored: (isScored: boolean) => void;
}

interface DetailInput {
  /** Above or below the minute. */
  place: 'above' | 'below';
  show: (props: InputProps) => ReactNode;
}

/** The input of each detail of an event; null for a detail that has none or stands in the input of another one. */
const inputs: Record<DetailName, DetailInput | null> = {
  side: null,
  player: null,
  assist: null,
  playerIn: null,
  playerOut: null,
  note: null,
  mark: null,
  at: null,
  rate: null,
  decision: { place: 'above', show: (props) => <VarFields {...props} /> },
  minutes: {
    place: 'above',
    show: ({ draft, errorOf }) => (
      <TextField
        label={consoleText.addedMinutes}
        name="minutes"
        inputMode="numeric"
        required
        autoComplete="off"
        data-autofocus
        defaultValue={draft.fields.minutes}
        error={errorOf('minutes')}
      />
    ),
  },
  isInjury: {
    place: 'below',
    show: ({ draft }) => (
      <CheckField
        label={consoleText.injury}
        name="isInjury"
        defaultChecked={draft.fields.isInjury === 'on'}
      />
    ),
  },
  isScored: {
    place: 'below',
    show: ({ isScored, setScored }) => (
      <CheckField
        label={consoleText.scored}
        name="isScored"
        checked={isScored}
        onChange={(event) => setScored(event.currentTarget.checked)}
      />
    ),
  },
};
