import { foldText } from './characters/characters.ts';
import { tokenise } from './characters/tokens.ts';
import { stemWord } from './stem.ts';

/** A word of the list, and what all of its forms begin with. */
interface BannedWord {
  word: string;
  beginning: string;
}

/** The words of a list by their stems, for `findBannedWords`. */
export type BannedWords = ReadonlyMap<string, readonly BannedWord[]>;

/** Digits and signs that stand for letters: `s1kt1r`, `@xmaq`. */
const LETTERS_OF_SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};
const SIGN = /[013457!@$]/g;
const NO_LETTER = /[^\p{L}]+/gu;
/** Endings of persons and qualities, which the stemmer keeps on nouns: axmaqsınız, axmaqlıq. */
const PERSONAL_ENDING = /(?:s[ae]n|s[iu]n[iu]z|[ae]m|l[iu][kq])$/;
/** This many single letters in a row count as one word: `a x m a q`. */
const MIN_SPACED_LETTERS = 3;

export function prepareBannedWords(words: readonly string[]): BannedWords {
  return Map.groupBy(
    // The last `k` and `q` are softened before vowels: axmağın.
    words.map((word) => ({ word, beginning: toFolded(word).replace(/[kq]$/, '') })),
    ({ word }) => stemWord(toFolded(word)),
  );
}

/**
 * The words of the list that a text contains, in any spelling and with any ending. Digits, signs and spaces between the
 * letters of a word and repeated letters do not hide it.
 */
export function findBannedWords(text: string, words: BannedWords): string[] {
  const found = listPossibleWords(text).flatMap((written) => {
    const folded = removeRepetitions(written);
    const stems = [stemWord(folded), stemWord(folded.replace(PERSONAL_ENDING, ''))];
    // Another word can have the same stem: axmaq and axdı.
    return stems
      .flatMap((stem) => words.get(stem) ?? [])
      .filter(({ beginning }) => folded.startsWith(beginning));
  });
  return [...new Set(found.map(({ word }) => word))];
}

/** Every way to read the text as folded words. */
function listPossibleWords(text: string): string[] {
  const parts = foldText(text).split(/\s+/);
  return [
    ...tokenise(text).map(({ word }) => word),
    ...parts.map(onlyLetters),
    ...parts.map(readSigns),
    ...joinSingleLetters(parts.map(readSigns)),
  ];
}

/** `sal9am` without the digit. The digraphs of `tokenise` are replaced, so that both give one word. */
function onlyLetters(part: string): string {
  return tokenise(part.replace(NO_LETTER, ''))[0]?.word ?? '';
}

/** `s@lam` with letters for the signs. */
function readSigns(part: string): string {
  return onlyLetters(part.replace(SIGN, (sign) => LETTERS_OF_SIGNS[sign] ?? sign));
}

function joinSingleLetters(parts: readonly string[]): string[] {
  // A part without letters, such as a dash, does not end the word.
  const letters = parts.filter((part) => part !== '').map((part) => (part.length === 1 ? part : ' '));
  return letters
    .join('')
    .split(' ')
    .filter((word) => word.length >= MIN_SPACED_LETTERS);
}

function toFolded(word: string): string {
  return removeRepetitions(onlyLetters(foldText(word)));
}

function removeRepetitions(folded: string): string {
  return folded.replace(/(.)\1+/g, '$1');
}
