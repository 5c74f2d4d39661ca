import { SUFFIX_RULES } from './suffixes.ts';

/** A suffix as it is written. `after`: the last vowels it can follow by harmony. */
export interface Suffix {
  text: string;
  from: number;
  to: number;
  isAfterVowel: boolean | null;
  harmony: string;
}

const VOWELS = 'aeiou';

export const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter);

/** The suffixes by their last letter. */
export const SUFFIXES: ReadonlyMap<string, Suffix[]> = compile();

function compile(): Map<string, Suffix[]> {
  const byLetter = new Map<string, Suffix[]>();
  for (const [patterns, from, to] of SUFFIX_RULES) {
    for (const pattern of patterns.split(' ')) {
      for (const { text, isAfterVowel } of writeOut(pattern)) {
        const last = text.at(-1) ?? '';
        const list = byLetter.get(last) ?? [];
        byLetter.set(last, list);
        list.push({ text, from, to, isAfterVowel, harmony: vowelsBefore(text) });
      }
    }
  }
  return byLetter;
}

export function writeOut(pattern: string): { text: string; isAfterVowel: boolean | null }[] {
  const optional = /^\((.)\)(.*)$/.exec(pattern);
  if (!optional)
    return expand(pattern).map((text) => ({ text, isAfterVowel: isVowel(text[0]) ? false : null }));
  const [, letter = '', rest = ''] = optional;
  const isVowelLetter = letter === 'I';
  return [
    ...expand(rest).map((text) => ({ text, isAfterVowel: isVowelLetter })),
    ...expand(letter + rest).map((text) => ({ text, isAfterVowel: !isVowelLetter })),
  ];
}

/** `lAr` → `lar`, `ler`; the vowels of a suffix agree with each other. */
function expand(pattern: string): string[] {
  let texts = [''];
  for (const sign of pattern) {
    texts = texts.flatMap((text) => lettersOf(sign, text).map((letter) => text + letter));
  }
  return texts;
}

function lettersOf(sign: string, before: string): string[] {
  const vowel = lastVowel(before);
  if (sign === 'A') return vowel === 'a' || vowel === 'e' ? [vowel] : ['a', 'e'];
  if (sign === 'I') return vowel === '' ? ['i', 'u'] : vowel === 'u' ? ['u'] : ['i'];
  if (sign === 'Q') return vowel === 'a' ? ['q', 'g'] : vowel === 'e' ? ['k', 'y'] : ['q', 'k', 'g', 'y'];
  return [sign];
}

/** The vowels that the first vowel of a suffix can follow. */
function vowelsBefore(text: string): string {
  const first = Array.from(text).find(isVowel);
  if (first === 'a') return 'aiou';
  if (first === 'e') return 'eiou';
  if (first === 'i') return 'aei';
  if (first === 'u') return 'ou';
  return VOWELS;
}

export function lastVowel(text: string): string {
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const letter = text.charAt(index);
    if (isVowel(letter)) return letter;
  }
  return '';
}
