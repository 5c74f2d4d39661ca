import { useId, useState } from 'react';
import { useHydrated } from '#app/admin/articles/form/use-hydrated.ts';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { consoleText } from '#az/text/admin/match-console.ts';
import type { ConsoleState } from '#domain/matches/console/read-console.ts';
import type { PlayerRef, Side } from '#domain/matches/ledger/ledger-event.ts';
import { PlayerPicker } from './player-picker.tsx';

interface PlayerFieldsProps {
  state: ConsoleState;
  side: Side | null;
  player: PlayerRef | null;
  other: PlayerRef | null;
  labels: { player: string; other: string | null };
  errorOf: (field: string) => string | undefined;
}

/** The player of an event, and the one beside him: the assist, or the player who comes on. */
export function PlayerFields(props: PlayerFieldsProps) {
  const isHydrated = useHydrated();
  return isHydrated ? <PickedPlayers {...props} /> : <TypedPlayers {...props} />;
}

function PickedPlayers({ state, side, player, other, labels }: PlayerFieldsProps) {
  const [chosen, setChosen] = useState<Side>(side ?? 'home');
  return (
    <>
      <PlayerPicker
        label={labels.player}
        name="player"
        state={state}
        side={chosen}
        defaultPlayer={player}
        onSide={setChosen}
        hasFocus
      />
      {labels.other && (
        <PlayerPicker
          key={chosen}
          label={labels.other}
          name="other"
          state={state}
          side={chosen}
          isSideFixed
          defaultPlayer={other}
        />
      )}
    </>
  );
}

function TypedPlayers({ state, side, player, other, labels, errorOf }: PlayerFieldsProps) {
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
