import { foldText, lowerAz } from '../characters/characters.ts';

/** Endings of a name, folded: `-li`, plural, then a case or `-dir`, `-daki`. */
const ENDING =
  /^(?:l[iu])?(?:l[ae]r)?(?:n?[iu]n|n?[iu]|[ny]?[ae]|n?d[ae]n?|y?l[ae]|n?d[ae]k[iu](?:l[ae]r)?|d[iu]r)?$/;
const VOWELS = 'aıoueəiöü';
const BACK = 'aıou';
const NARROW: Readonly<Record<string, string>> = {
  ...{ a: 'ı', ı: 'ı', o: 'u', u: 'u' },
  ...{ e: 'i', ə: 'i', i: 'i', ö: 'ü', ü: 'ü' },
};

/** Whether folded letters are an ending that a name can have. */
export function isCaseEnding(folded: string): boolean {
  return ENDING.test(folded);
}

/**
 * The ending of a name with its Azerbaijani letters by vowel harmony: (`Qarabağ`, `in`) → `ın`, (`Zirə`, `nin`) → `nin`.
 * Null when `folded` is not an ending or does not harmonise with the name.
 */
export function restoreEnding(name: string, folded: string): string | null {
  if (!ENDING.test(folded)) return null;
  let vowel = Array.from(lowerAz(name)).findLast((letter) => VOWELS.includes(letter)) ?? 'i';
  let ending = '';
  for (const letter of folded) {
    const isWide = letter === 'a' || letter === 'e';
    const isVowel = isWide || letter === 'i' || letter === 'u';
    const restored = isWide ? (BACK.includes(vowel) ? 'a' : 'ə') : isVowel ? (NARROW[vowel] ?? 'i') : letter;
    if (foldText(restored) !== letter) return null;
    if (isVowel) vowel = restored;
    ending += restored;
  }
  return ending;
}
