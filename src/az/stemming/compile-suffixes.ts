import { SUFFIX_RULES } from './suffixes.ts';

/** A suffix as it is written, and the letters it can follow. */
interface WrittenSuffix {
  text: string;
  after: 'vowel' | 'consonant' | 'any letter';
  /** The last vowel before the suffix is one of these. */
  harmony: string;
}

interface Suffix extends WrittenSuffix {
  from: number;
  to: number;
}

/** All suffixes by their last letter. */
export const SUFFIXES: ReadonlyMap<string, Suffix[]> = Map.groupBy(
  SUFFIX_RULES.flatMap(([patterns, from, to]) =>
    patterns.split(' ').flatMap((pattern) => writeOut(pattern).map((written) => ({ ...written, from, to }))),
  ),
  ({ text }) => text.slice(-1),
);

/** `(y)A` → `ya`, `ye` after a vowel, `a`, `e` after a consonant. */
export function writeOut(pattern: string): WrittenSuffix[] {
  const [, optional, rest = ''] = /^(?:\((.)\))?(.*)$/.exec(pattern) ?? [];
  if (!optional) return spell(rest, /^[AI]/.test(rest) ? 'consonant' : 'any letter');
  const keepsVowelsApart = optional !== 'I';
  return [
    ...spell(optional + rest, keepsVowelsApart ? 'vowel' : 'consonant'),
    ...spell(rest, keepsVowelsApart ? 'consonant' : 'vowel'),
  ];
}

/** `lAr` → `lar`, `ler`. The vowels of a suffix agree with each other. */
function spell(pattern: string, after: WrittenSuffix['after']): WrittenSuffix[] {
  let texts = [''];
  for (const sign of pattern)
    texts = texts.flatMap((text) => lettersOf(sign, text).map((letter) => text + letter));
  return texts.map((text) => ({ text, after, harmony: vowelsBefore(text) }));
}

function lettersOf(sign: string, before: string): string[] {
  const vowel = Array.from(before).findLast(isVowel);
  if (sign === 'A') return vowel === 'a' || vowel === 'e' ? [vowel] : ['a', 'e'];
  if (sign === 'I') return vowel === undefined ? ['i', 'u'] : vowel === 'u' ? ['u'] : ['i'];
  if (sign === 'Q') return vowel === 'a' ? ['q', 'g'] : vowel === 'e' ? ['k', 'y'] : ['q', 'k', 'g', 'y'];
  return [sign];
}

/** Vowel harmony, as far as folded letters show it: i is i or ı, o is o or ö, u is u or ü. */
function vowelsBefore(text: string): string {
  const first = Array.from(text).find(isVowel);
  if (first === 'a') return 'aiou';
  if (first === 'e') return 'eiou';
  if (first === 'i') return 'aei';
  if (first === 'u') return 'ou';
  return 'aeiou';
}

/** Whether a suffix can follow the first `end` letters of the word. */
export function canFollow({ text, after, harmony }: WrittenSuffix, word: string, end: number): boolean {
  // After ı and u, y and a belong to the same suffix: Masallı-ya.
  if (text.startsWith('a') && /[iu]y$/.test(word.slice(0, end))) return false;
  if (after !== 'any letter' && isVowel(word[end - 1]) !== (after === 'vowel')) return false;
  let index = end - 1;
  while (index >= 0 && !isVowel(word[index])) index -= 1;
  return index < 0 || harmony.includes(word.charAt(index));
}

function isVowel(letter: string | undefined): boolean {
  switch (letter) {
    case 'a':
    case 'e':
    case 'i':
    case 'o':
    case 'u':
      return true;
    default:
      return false;
  }
}
