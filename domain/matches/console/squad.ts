import { foldText } from '#az/characters/characters.ts';
import type { PlayerRef, Side } from '../ledger/ledger-event.ts';

/** A player who can be chosen at the console. */
export interface SquadPlayer {
  /** Null for a player of a line-up whom the site does not know. */
  id: string | null;
  name: string;
  shirt: number | null;
}

export type Squads = Record<Side, readonly SquadPlayer[]>;

/** A player of one team; `player` is null when nobody knows who it was. */
export interface PlayerChoice {
  side: Side;
  shirt: number | null;
  player: PlayerRef | null;
}

const MAX_CHOICES = 8;

/**
 * The players whom a typed text can mean: a shirt number, or the beginning of a part of the name. Those of `first`, the side
 * that was used last, stand first. At the end, for each side, the text as it is: the scorer need not be in a line-up. Without
 * a text, the unknown player of each side and then both teams.
 */
export function findPlayers(squads: Squads, text: string, first: Side = 'home'): PlayerChoice[] {
  const sides: Side[] = first === 'home' ? ['home', 'away'] : ['away', 'home'];
  const found = sides.flatMap((side) => {
    const players = squads[side].filter((player) => isMeant(player, text));
    return players.map(({ id, name, shirt }): PlayerChoice => ({ side, shirt, player: { id, name } }));
  });
  const unknown = toUnknownPlayer(text);
  const isListed = (side: Side) =>
    found.some((choice) => choice.side === side && choice.player?.name === unknown?.name);
  const asTyped = sides
    .filter((side) => !isListed(side))
    .map((side): PlayerChoice => ({ side, shirt: null, player: unknown }));
  return unknown === null ? [...asTyped, ...found] : [...found.slice(0, MAX_CHOICES), ...asTyped];
}

/** The player of one team whom a text means: the only one of that number or name, or else the text as it is. */
export function findPlayer(squads: Squads, side: Side, text: string): PlayerRef | null {
  const folded = foldText(text).trim();
  const exact = squads[side].filter(({ name }) => foldText(name).trim() === folded);
  const meant = exact.length > 0 ? exact : squads[side].filter((player) => isMeant(player, text));
  const [only] = meant;
  if (text.trim() !== '' && only && meant.length === 1) return { id: only.id, name: only.name };
  return toUnknownPlayer(text);
}

function isMeant({ name, shirt }: SquadPlayer, text: string): boolean {
  const folded = foldText(text).trim();
  if (/^\d+$/.test(folded)) return String(shirt) === folded;
  const words = foldText(name).split(/[\s-]+/);
  return words.some((_, index) => words.slice(index).join(' ').startsWith(folded));
}

function toUnknownPlayer(text: string): PlayerRef | null {
  const name = text.trim().slice(0, 80);
  if (name === '') return null;
  return { id: null, name: /^\d{1,2}$/.test(name) ? `№ ${name}` : name };
}
