import { formatInputDate } from '#az/format/dates.ts';
import type { PlayerPosition } from '../../tables.ts';
import type { PlayerCandidate } from './resolve-players.ts';

/** A player of a list, as far as it says who he is. */
export interface ListedPlayer {
  position: PlayerPosition | null;
  /** The beginning of the day in Baku, epoch ms. Null when the list has no day. */
  bornOn: number | null;
  /** Null when the list has no year either. */
  birthYear: number | null;
}

/**
 * Which of the players with his name a player of a list is. Two of one name are told apart by their births: a day that
 * differs is another person. `new`: he is none of them. `several`: nothing decides between them. Pure.
 */
export function identifyPlayer(
  listed: ListedPlayer,
  candidates: readonly PlayerCandidate[],
): PlayerCandidate | 'new' | 'several' {
  const possible = candidates.filter((one) => compareBirth(listed, one) !== 'other');
  const certain = possible.filter((one) => compareBirth(listed, one) === 'same');
  const [only, second] = certain.length > 0 ? certain : possible;
  if (!only) return 'new';
  return second ? 'several' : only;
}

function compareBirth(
  { bornOn, birthYear }: ListedPlayer,
  known: PlayerCandidate,
): 'same' | 'other' | 'unknown' {
  if (known.bornOn === null || birthYear === null) return 'unknown';
  if (bornOn !== null) return bornOn === known.bornOn ? 'same' : 'other';
  return birthYear === Number(formatInputDate(known.bornOn).slice(0, 4)) ? 'same' : 'other';
}
