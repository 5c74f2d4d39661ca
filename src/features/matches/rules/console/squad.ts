import { foldText } from '#az/characters/characters.ts';
import { type PlayerRef, type Side, sides } from '../event-fields.ts';
import type { KnownStarters } from '../ledger/list-event-warnings.ts';

/** A player who can be chosen at the console. */
export interface SquadPlayer {
  /** Null for a player of a line-up whom the site does not know. */
  id: string | null;
  name: string;
  shirt: number | null;
  /** Whether he begins the match; missing when no official line-up says it. */
  isStarting?: boolean;
}

export type Squads = Record<Side, readonly SquadPlayer[]>;

/** The players of whom the official line-ups say whether they begin the match. */
export function listStarters(squads: Squads): KnownStarters {
  const of = (side: Side) =>
    squads[side].flatMap(({ id, name, isStarting }) =>
      isStarting === undefined ? [] : { player: { id, name }, isStarting },
    );
  return { home: of('home'), away: of('away') };
}

/** A player of one team; `player` is null when nobody knows who it was. */
export interface PlayerChoice {
  side: Side;
  shirt: number | null;
  player: PlayerRef | null;
}

/** What a typed text means at the console. */
export interface PlayerMatch {
  /** The only player who fits; null when somebody has to choose. */
  choice: PlayerChoice | null;
  /** Several players fit. */
  isUnclear: boolean;
}

interface ListOrder {
  first?: Side;
  only?: Side | null;
  benchFirst?: boolean;
}

/**
 * The players whom a typed text can mean: a shirt number, or the beginning of a part of the name. Those of `first` stand first;
 * with `only` the others are left out, with `benchFirst` the starters stand behind those who did not begin. At the end, for each side,
 * the text as it is: the scorer need not be in a line-up. Without a text, the unknown player of each side and then both teams.
 */
export function findPlayers(
  squads: Squads,
  text: string,
  { first = 'home', only = null, benchFirst = false }: ListOrder = {},
): PlayerChoice[] {
  const ordered: Side[] = first === 'home' ? ['home', 'away'] : ['away', 'home'];
  const sides = ordered.filter((side) => only === null || side === only);
  const found = sides.flatMap((side) =>
    toChoices(
      side,
      (benchFirst ? putBenchFirst(squads[side]) : squads[side]).filter((player) => isMeant(player, text)),
    ),
  );
  const unknown = toUnknownPlayer(text);
  const isListed = (side: Side) =>
    found.some((choice) => choice.side === side && choice.player?.name === unknown?.name);
  const asTyped = sides
    .filter((side) => !isListed(side))
    .map((side): PlayerChoice => ({ side, shirt: null, player: unknown }));
  return unknown === null ? [...asTyped, ...found] : [...found, ...asTyped];
}

/**
 * The player whom a typed text means beyond doubt: the only one of that number or name. A text that no player fits stays as it
 * is. `side`: the team, when the operator has chosen it. A team is never guessed: without `side`, a number also fits a
 * team whose numbers are not known.
 */
export function matchPlayer(squads: Squads, text: string, side: Side | null): PlayerMatch {
  const choices = (side ? [side] : sides).flatMap((of) => toChoices(of, listMeant(squads[of], text)));
  const asTyped = side && { side, shirt: null, player: toUnknownPlayer(text) };
  if (text.trim() === '' || choices.length === 0) return { choice: asTyped, isUnclear: false };
  const [only] = choices;
  const isUnclear = choices.length > 1 || (side === null && isNumber(text) && hasTeamWithoutShirts(squads));
  return { choice: isUnclear ? null : (only ?? null), isUnclear };
}

/** The player of one team whom a text means: the only one of that number or name, or else the text as it is. */
export function findPlayer(squads: Squads, side: Side, text: string): PlayerRef | null {
  const { choice } = matchPlayer(squads, text, side);
  return choice ? choice.player : toUnknownPlayer(text);
}

/** Those of a team whom a text can mean. A whole name means its player alone. */
function listMeant(squad: readonly SquadPlayer[], text: string): readonly SquadPlayer[] {
  const folded = foldText(text).trim();
  const exact = squad.filter(({ name }) => foldText(name).trim() === folded);
  return exact.length > 0 ? exact : squad.filter((player) => isMeant(player, text));
}

function putBenchFirst(squad: readonly SquadPlayer[]): readonly SquadPlayer[] {
  return squad.toSorted((a, b) => Number(a.isStarting ?? false) - Number(b.isStarting ?? false));
}

function toChoices(side: Side, players: readonly SquadPlayer[]): PlayerChoice[] {
  return players.map(({ id, name, shirt }) => ({ side, shirt, player: { id, name } }));
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text.trim());
}

function hasTeamWithoutShirts(squads: Squads): boolean {
  return sides.some((side) => squads[side].every(({ shirt }) => shirt === null));
}

function isMeant({ name, shirt }: SquadPlayer, text: string): boolean {
  const folded = foldText(text).trim();
  if (isNumber(folded)) return String(shirt) === folded;
  const words = foldText(name).split(/[\s-]+/);
  return words.some((_, index) => words.slice(index).join(' ').startsWith(folded));
}

function toUnknownPlayer(text: string): PlayerRef | null {
  const name = text.trim().slice(0, 80);
  if (name === '') return null;
  return { id: null, name: /^\d{1,2}$/.test(name) ? `№ ${name}` : name };
}
