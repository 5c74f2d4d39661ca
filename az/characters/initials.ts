import { upperAz } from './characters.ts';

/**
 * The first letters of a name for a round badge: `Turan Tovuz` → `TT`, `imişli` → `İ`, `Araz-Naxçıvan` → `AN`.
 * At most `most` (2) letters; words that begin with no letter do not count. Empty when there is no letter.
 */
export function initials(name: string, most = 2): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const letters = words.map((word) => Array.from(word)[0] ?? '').filter((letter) => /\p{L}/u.test(letter));
  return letters
    .slice(0, most)
    .map((letter) => Array.from(upperAz(letter))[0] ?? '')
    .join('');
}
