import { useId, useState } from 'react';
import { FieldFrame, inputLook } from '#app/ui/field-frame.tsx';
import { consoleText } from '#az/text/admin/match-console.ts';
import type { ConsoleState } from '#domain/matches/console/read-console.ts';
import { findPlayers, type PlayerChoice } from '#domain/matches/console/squad.ts';
import type { PlayerRef, Side } from '#domain/matches/ledger/ledger-event.ts';

interface PlayerPickerProps {
  label: string;
  /** The names of the hidden inputs: `player` and `playerId`, or `other` and `otherId`. */
  name: 'player' | 'other';
  state: ConsoleState;
  /** The side that stands first in the list. */
  side: Side;
  /** Only players of `side` can be chosen. */
  isSideFixed?: boolean;
  defaultPlayer: PlayerRef | null;
  onSide?: (side: Side) => void;
  hasFocus?: boolean;
}

/**
 * A player by his number or name. The first player of the list is chosen while one types: up and down move the choice, left
 * and right put the other team first. Needs scripts; `PlayerFields` works without.
 */
export function PlayerPicker(props: PlayerPickerProps) {
  const { label, name, state, side, isSideFixed = false, defaultPlayer, onSide, hasFocus = false } = props;
  const listId = useId();
  const [text, setText] = useState(defaultPlayer?.name ?? '');
  const [active, setActive] = useState(0);
  const choices = findPlayers(state.squads, text, side).filter(
    (choice) => !isSideFixed || choice.side === side,
  );
  const chosen = choices[active];
  const optionId = (index: number) => `${listId}-${index}`;
  const choose = (index: number, list: readonly PlayerChoice[] = choices) => {
    setActive(index);
    const next = list[index];
    if (next) onSide?.(next.side);
  };
  const update = (value: string) => {
    setText(value);
    choose(0, findPlayers(state.squads, value, side));
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') choose((active + 1) % choices.length);
    else if (event.key === 'ArrowUp') choose((active + choices.length - 1) % choices.length);
    else if (!isSideFixed && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const other = side === 'home' ? 'away' : 'home';
      choose(0, findPlayers(state.squads, text, other));
      onSide?.(other);
    } else return;
    event.preventDefault();
  };
  return (
    <FieldFrame label={label} hint={name === 'player' && consoleText.pickerHint}>
      {(ids) => (
        <>
          <input
            {...ids}
            type="text"
            role="combobox"
            autoComplete="off"
            value={text}
            data-autofocus={hasFocus || undefined}
            aria-expanded={name === 'player' || text !== ''}
            aria-controls={listId}
            aria-activedescendant={optionId(active)}
            onChange={(event) => update(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            className={inputLook}
          />
          <div
            id={listId}
            // Nobody has to be chosen beside the player.
            hidden={name === 'other' && text === ''}
            role="listbox"
            aria-label={consoleText.players}
            className="max-h-60 overflow-y-auto rounded-md border border-line"
          >
            {choices.map((choice, index) => (
              <div
                key={`${choice.side} ${choice.player?.id} ${choice.player?.name}`}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(index);
                }}
                className={`flex min-h-12 cursor-pointer items-center gap-3 px-3 ${index === active ? 'bg-accent font-semibold text-paper' : 'hover:bg-surface'}`}
              >
                <span className="tabular w-6 text-end">{choice.shirt}</span>
                <span className="min-w-0 flex-1 truncate">
                  {choice.player?.name ?? consoleText.unknownPlayer}
                </span>
                <span className="text-sm">{state[choice.side].shortName}</span>
              </div>
            ))}
          </div>
          {name === 'player' && <input type="hidden" name="team" value={chosen?.side ?? side} />}
          <input type="hidden" name={name} value={chosen?.player?.name ?? ''} />
          <input type="hidden" name={`${name}Id`} value={chosen?.player?.id ?? ''} />
        </>
      )}
    </FieldFrame>
  );
}
