import { upperAz } from '../characters/characters.ts';

/**
 * The initials of a name for a round badge: `Turan Tovuz` → `TT`, `imişli` → `İ`, `Araz-Naxçıvan` → `AN`. At max `max`
 * letters. Words that do not begin with a letter are skipped. Empty when there is no letter.
 */
export function initials(name: string, max = 2): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const letters = words.map((word) => Array.from(word)[0] ?? '').filter((letter) => /\p{L}/u.test(letter));
  return letters
    .slice(0, max)
    .map((letter) => Array.from(upperAz(letter))[0] ?? '')
    .join('');
}
