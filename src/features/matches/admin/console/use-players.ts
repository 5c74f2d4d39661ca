import { useState } from 'react';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { matchPlayer, type PlayerChoice, type PlayerMatch } from '../../rules/console/squad.ts';
import type { PlayerRef, Side } from '../../rules/event-fields.ts';

/** The input of one player: the typed text, and the player who was chosen from the list. */
interface PlayerInput {
  text: string;
  picked: PlayerChoice | null;
}

/** One player of the form, as its picker shows him: chosen from the list, or the only one whom the text means. */
interface PlayerSlot extends PlayerMatch {
  text: string;
  type: (text: string) => void;
  pick: (choice: PlayerChoice) => void;
}

/** The players of an event while its form is open. */
export interface PlayerSelection {
  squads: ConsoleState['squads'];
  /** The team that stands first in the lists. */
  first: Side;
  /** The team that the operator has chosen; the lists show no other. */
  only: Side | null;
  /** The team of the event: the chosen one, or that of the chosen player. */
  side: Side | null;
  setSide: (side: Side) => void;
  player: PlayerSlot;
  other: PlayerSlot;
}

interface InitialPlayers {
  squads: ConsoleState['squads'];
  first: Side;
  side: Side | null;
  player: PlayerRef | null;
  other: PlayerRef | null;
}

/**
 * The players that are chosen in a form. Players are stored, not positions in a list: a list may change while it is open. The
 * squads and their order are those of the moment when the form was opened, so that no row moves away under a thumb.
 */
export function usePlayers(initial: InitialPlayers): PlayerSelection {
  const [{ squads, first }] = useState(initial);
  const [only, setOnly] = useState(initial.player === null ? initial.side : null);
  const [playerInput, setPlayer] = useState(() => toInput(initial.side, initial.player));
  const [otherInput, setOther] = useState(() => toInput(initial.side, initial.other));
  const player = {
    ...readInput(playerInput, (text) => matchPlayer(squads, text, only)),
    type: (text: string) => setPlayer({ text, picked: null }),
    pick: (picked: PlayerChoice) => setPlayer({ ...playerInput, picked }),
  };
  const side = player.choice?.side ?? only;
  // A player of the other team can neither assist nor come on: with the team goes his name.
  const isOfOtherTeam = otherInput.picked !== null && side !== null && otherInput.picked.side !== side;
  const other = {
    ...readInput(isOfOtherTeam ? NO_INPUT : otherInput, (text) =>
      text.trim() === '' ? NOBODY : matchPlayer(squads, text, side),
    ),
    type: (text: string) => setOther({ text, picked: null }),
    pick: (picked: PlayerChoice) => setOther({ ...otherInput, picked }),
  };
  const setSide = (next: Side) => {
    setOnly(next);
    if (playerInput.picked?.side !== next) setPlayer({ ...playerInput, picked: null });
  };
  return { squads, first, only, side, setSide, player, other };
}

const NO_INPUT: PlayerInput = { text: '', picked: null };
const NOBODY: PlayerMatch = { choice: null, isUnclear: false };

function toInput(side: Side | null, player: PlayerRef | null): PlayerInput {
  return {
    text: player?.name ?? '',
    picked: side && player ? { side, shirt: null, player } : null,
  };
}

function readInput({ text, picked }: PlayerInput, match: (text: string) => PlayerMatch) {
  return { text, ...(picked ? { choice: picked, isUnclear: false } : match(text)) };
}
