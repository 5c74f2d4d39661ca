const SMALL_A = 97;
const LETTERS = 26;

/** All bits of `toLetterBits`. */
export const ALL_LETTERS = 2 ** (LETTERS + 1) - 1;

/** The letters of a folded text as bits: one for each of a–z, one for all other characters. */
export function toLetterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - SMALL_A;
    bits |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS);
  }
  return bits;
}
