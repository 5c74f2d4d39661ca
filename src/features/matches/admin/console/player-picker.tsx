import { useEffect, useRef, useState } from 'react';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
import { FieldFrame, inputLook } from '#platform/ui/field-frame.tsx';
import { findPlayers, type PlayerChoice } from '../../rules/console/squad.ts';
import type { Side } from '../../rules/event-fields.ts';
import { consoleText } from '../../text.ts';
import type { PlayerSelection } from './use-players.ts';

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
}

/**
 * A player by his number or name, or from the list. Up and down choose in the list, left and right choose the home and the away
 * team. Needs scripts; `PlayerFields` works without.
 */
export function PlayerPicker(props: PlayerPickerProps) {
  const { label, name, players, nobody, teams, hint, error, hasFocus = false } = props;
  const { text, choice, isUnclear, type, pick } = players[name];
  const listRef = useRef<HTMLDivElement>(null);
  // Nobody has to be chosen beside the player. The list stays open: closing it would move the button away under a thumb.
  const [isOpen, setOpen] = useState(name === 'player' || text !== '');
  const choices = listChoices(players, name);
  const chosen = choices.find((candidate) => choice !== null && isSame(candidate, choice)) ?? null;
  const combobox = useCombobox({
    ...{ items: choices, text, isOpen, onType: type, chosen },
    onChoose(player) {
      setOpen(true);
      pick(player);
    },
  });
  const chosenKey = choice && keyOf(choice);
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
                <span className="min-w-0 flex-1 truncate">{candidate.player?.name ?? nobody}</span>
                <span className="text-sm">{teams[candidate.side]}</span>
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
) {
  if (name === 'player') return findPlayers(squads, player.text, { first, only });
  const { choice } = player;
  return findPlayers(squads, other.text, { first, only: side }).filter(
    (candidate) => candidate.player === null || !choice || !isSame(candidate, choice),
  );
}

function keyOf({ side, player }: PlayerChoice): string {
  return `${side} ${player?.id ?? ''} ${player?.name ?? ''}`;
}

function isSame(one: PlayerChoice, other: PlayerChoice): boolean {
  return keyOf(one) === keyOf(other);
}
