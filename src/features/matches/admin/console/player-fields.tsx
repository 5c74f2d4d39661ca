import { useEffect, useId, useRef, useState } from 'react';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
import { FieldFrame, inputLook, SelectField, TextField } from '#platform/ui/field.tsx';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { findPlayers, type PlayerChoice } from '../../rules/console/squad.ts';
import { type Side, sides } from '../../rules/event-fields.ts';
import { consoleText } from '../../text.ts';
import { ClubSquare } from './team-colors.tsx';
import type { EntryDraft } from './to-entry-draft.ts';
import type { PlayerSelection } from './use-players.ts';

interface PlayerFieldsProps {
  state: ConsoleState;
  labels: { player: string; other: string | null; noOther: string };
  /** The other player comes on: those on the bench stand first in his list. */
  comesOn: boolean;
  errorOf: (field: string) => string | undefined;
}

/** The team and the player of an event, and the one beside him: the assist, or the player who comes on. Needs scripts; `TypedPlayers` works without. */
export function PickedPlayers({
  state,
  players,
  labels,
  comesOn,
  errorOf,
}: PlayerFieldsProps & { players: PlayerSelection }) {
  const teams = { home: state.home.shortName, away: state.away.shortName };
  return (
    <>
      <SideChoice state={state} side={players.side} onSide={players.setSide} error={errorOf('team')} />
      <PlayerPicker
        players={players}
        teams={teams}
        label={labels.player}
        name="player"
        nobody={consoleText.unknownPlayer}
        hint={consoleText.pickerHint}
        error={errorOf('player')}
        hasFocus
      />
      {labels.other && (
        <PlayerPicker
          players={players}
          teams={teams}
          label={labels.other}
          name="other"
          nobody={labels.noOther}
          benchFirst={comesOn}
          error={errorOf('other')}
        />
      )}
    </>
  );
}

interface SideChoiceProps {
  state: Pick<ConsoleState, Side>;
  side: Side | null;
  onSide: (side: Side) => void;
  error?: string;
}

/** The two teams as large buttons. Neither is chosen until the operator or the player decides it. */
function SideChoice({ state, side, onSide, error }: SideChoiceProps) {
  const errorId = useId();
  const isInvalid = error !== undefined && side === null;
  return (
    <fieldset className="grid gap-1.5" aria-describedby={isInvalid ? errorId : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{consoleText.team}</legend>
      <div className="grid grid-cols-2 gap-2">
        {sides.map((each) => (
          <label
            key={each}
            className={`relative grid min-h-12 cursor-pointer place-items-center rounded-md border ${isInvalid ? 'border-live' : 'border-muted'} px-2 py-1 text-center leading-tight has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2`}
          >
            <input
              type="radio"
              name="team"
              value={each}
              checked={side === each}
              onChange={() => onSide(each)}
              className="sr-only"
            />
            <span className="inline-flex items-center gap-2">
              <ClubSquare team={state[each]} />
              <span className="wrap-anywhere">{state[each].name}</span>
            </span>
          </label>
        ))}
      </div>
      {isInvalid && (
        <p id={errorId} role="alert" className="font-medium text-live text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface PlayerPickerProps {
  label: string;
  /** The names of the hidden inputs: `player` and `playerId`, or `other` and `otherId`. */
  name: 'player' | 'other';
  players: PlayerSelection;
  /** What the row of nobody in particular says. */
  nobody: string;
  /** The short name of each team. */
  teams: Record<Side, string>;
  hint?: string;
  error?: string;
  hasFocus?: boolean;
  benchFirst?: boolean;
}

/**
 * A player by his number or name, or from the list. Up and down choose in the list, left and right choose the home and the away
 * team. Needs scripts; `TypedPlayers` works without.
 */
function PlayerPicker(props: PlayerPickerProps) {
  const { label, name, players, nobody, teams, hint, error, hasFocus = false, benchFirst = false } = props;
  const { text, choice, isUnclear, type, pick } = players[name];
  const listRef = useRef<HTMLDivElement>(null);
  // Nobody has to be chosen beside the player. The list stays open: closing it would move the button away under a thumb.
  const [isOpen, setOpen] = useState(name === 'player' || text !== '');
  const choices = listChoices(players, name, benchFirst);
  const chosen = choices.find((candidate) => choice !== null && isSame(candidate, choice)) ?? null;
  const combobox = useCombobox({
    items: choices,
    text,
    isOpen,
    onType: type,
    chosen,
    onChoose(player) {
      setOpen(true);
      pick(player);
    },
  });
  const chosenKey = choice && keyOf(choice);
  // On a narrow phone the name of the team would leave no room for that of the player.
  const isOfOneTeam = (name === 'player' ? players.only : players.side) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or another list can leave the row out of sight
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenKey, players.only, isOpen]);
  const chooseTeam = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || name !== 'player') return;
    const side = ({ ArrowLeft: 'home', ArrowRight: 'away' } as const)[event.key];
    if (!side) return;
    players.setSide(side);
    event.preventDefault();
  };
  return (
    <FieldFrame label={label} hint={hint} error={choice ? undefined : error}>
      {(ids) => (
        <>
          <input
            type="text"
            {...combobox.fieldProps({
              ...ids,
              'data-autofocus': hasFocus ? 'list' : undefined,
              onKeyDown: chooseTeam,
            })}
            onFocus={(event) => {
              setOpen(true);
              event.currentTarget.select();
            }}
            className={inputLook}
          />
          <ComboboxList
            combobox={combobox}
            label={consoleText.players}
            keyOf={(candidate) => `${keyOf(candidate)} ${candidate.shirt}`}
            listRef={listRef}
            className="max-h-60 overflow-y-auto rounded-md border border-line"
            optionClass="flex min-h-12 items-center gap-3 px-3 hover:bg-surface aria-selected:bg-accent aria-selected:font-semibold aria-selected:text-paper"
          >
            {(candidate) => (
              <>
                <span className="tabular w-6 text-end">{candidate.shirt}</span>
                <span className="min-w-0 flex-1 leading-tight wrap-anywhere">
                  {candidate.player?.name ?? nobody}
                </span>
                {!isOfOneTeam && (
                  <span className="max-w-2/5 text-end text-sm leading-tight wrap-anywhere">
                    {teams[candidate.side]}
                  </span>
                )}
              </>
            )}
          </ComboboxList>
          <input type="hidden" name={name} value={choice?.player?.name ?? ''} />
          <input type="hidden" name={`${name}Id`} value={choice?.player?.id ?? ''} />
          {isUnclear && <input type="hidden" name={`${name}Unclear`} value="on" />}
        </>
      )}
    </FieldFrame>
  );
}

/** The rows of a list. The player himself can neither assist nor come on. */
function listChoices(
  { squads, first, only, side, player, other }: PlayerSelection,
  name: 'player' | 'other',
  benchFirst: boolean,
) {
  if (name === 'player') return findPlayers(squads, player.text, { first, only });
  const { choice } = player;
  return findPlayers(squads, other.text, { first, only: side, benchFirst }).filter(
    (candidate) => candidate.player === null || !choice || !isSame(candidate, choice),
  );
}

function keyOf({ side, player }: PlayerChoice): string {
  return `${side} ${player?.id ?? ''} ${player?.name ?? ''}`;
}

function isSame(one: PlayerChoice, other: PlayerChoice): boolean {
  return keyOf(one) === keyOf(other);
}

/** The same fields without scripts. */
export function TypedPlayers({
  state,
  draft,
  labels,
  errorOf,
}: Omit<PlayerFieldsProps, 'comesOn'> & { draft: Pick<EntryDraft, 'side' | 'player' | 'other'> }) {
  const { side, player, other } = draft;
  const listId = useId();
  const field = { autoComplete: 'off', list: listId };
  return (
    <>
      <SelectField
        label={consoleText.team}
        name="team"
        required
        defaultValue={side ?? ''}
        error={errorOf('team')}
      >
        <option value="">{consoleText.chooseTeam}</option>
        <option value="home">{state.home.name}</option>
        <option value="away">{state.away.name}</option>
      </SelectField>
      <TextField
        {...field}
        label={labels.player}
        name="player"
        hint={consoleText.playerHint}
        defaultValue={player?.name}
        error={errorOf('player')}
      />
      {labels.other && <TextField {...field} label={labels.other} name="other" defaultValue={other?.name} />}
      <datalist id={listId}>
        {[...state.squads.home, ...state.squads.away].map(({ id, name, shirt }) => (
          <option key={`${id} ${name}`} value={name} label={shirt === null ? undefined : `${shirt}`} />
        ))}
      </datalist>
    </>
  );
}
