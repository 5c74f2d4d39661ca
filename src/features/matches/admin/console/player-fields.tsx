import { useId } from 'react';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { consoleText } from '../../text.ts';
import { PlayerPicker } from './player-picker.tsx';
import { SideChoice } from './side-choice.tsx';
import type { EntryDraft } from './to-entry-draft.ts';
import type { PlayerSelection } from './use-players.ts';

interface PlayerFieldsProps {
  state: ConsoleState;
  labels: { player: string; other: string | null; noOther: string };
  errorOf: (field: string) => string | undefined;
}

/** The team and the player of an event, and the one beside him: the assist, or the player who comes on. Needs scripts. */
export function PickedPlayers({
  state,
  players,
  labels,
  errorOf,
}: PlayerFieldsProps & { players: PlayerSelection }) {
  const teams = { home: state.home.shortName, away: state.away.shortName };
  return (
    <>
      <SideChoice state={state} side={players.side} onSide={players.setSide} error={errorOf('team')} />
      <PlayerPicker
        {...{ players, teams }}
        label={labels.player}
        name="player"
        nobody={consoleText.unknownPlayer}
        hint={consoleText.pickerHint}
        error={errorOf('player')}
        hasFocus
      />
      {labels.other && (
        <PlayerPicker
          {...{ players, teams }}
          label={labels.other}
          name="other"
          nobody={labels.noOther}
          error={errorOf('other')}
        />
      )}
    </>
  );
}

/** The same fields without scripts. */
export function TypedPlayers({
  state,
  draft,
  labels,
  errorOf,
}: PlayerFieldsProps & { draft: Pick<EntryDraft, 'side' | 'player' | 'other'> }) {
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
