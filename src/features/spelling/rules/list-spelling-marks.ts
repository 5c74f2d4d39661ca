import { lowerAz } from '#az/characters/characters.ts';
import { type Token, tokenise } from '#az/characters/tokens.ts';
import { createAddressTest } from '#az/spelling/address-ranges.ts';
import { listEndingMarks } from '#az/spelling/list-ending-marks.ts';
import { restoreHarmony } from '#az/spelling/restore-endings.ts';
import { restoreLetters } from '#az/spelling/restore-letters.ts';
import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import type { WordSpelling } from '#features/search/rules/list-spellings.ts';
import { hasMissingLetters, type NameCheck, type NameDictionary } from './name-dictionary.ts';

/** How the site writes its words: the spellings of a folded word with their numbers of uses. */
export type SiteSpellings = ReadonlyMap<string, readonly WordSpelling[]>;

interface Word extends Token {
  written: string;
  isCapitalised: boolean;
  /** It stands alone in quotation marks. */
  isQuoted: boolean;
  /** Its capital is that of a sentence. */
  isFirst: boolean;
  /** The next word follows after one space. */
  isFollowed: boolean;
}

const MIN_LENGTH = 4;
/** No longer word is known, and to compare one would take long. */
const MAX_LENGTH = 60;
/** The most frequent spelling of a word is right when headlines have it so often and all others at most a tenth as often. */
const MIN_USES = 10;
const RARE_SHARE = 0.1;
/** More headlines than these write a word on purpose without Azerbaijani letters. */
const MAX_OWN_USES = 2;
const CAPITALISED = /^\p{Lu}\P{Lu}+$/u;
const LETTERS = /^[\p{L}\p{M}]+$/u;
/** The characters before the first word of a sentence. */
const SENTENCE_START = /^[“"]?$|[.!?…:][”"]? [“"]?$/;
const APOSTROPHE = /['’‘`´]/;

/**
 * The words of a paragraph that are surely misspelt: names that the site knows, words that its headlines or the list of common words
 * spell with Azerbaijani letters, and endings after numbers, abbreviations and quoted names. Unknown words and addresses have no marks.
 */
export function listSpellingMarks(
  text: string,
  { names, spellings }: { names: NameDictionary; spellings: SiteSpellings },
): SpellingMark[] {
  const words = readWords(text);
  const checks = checkNames(words, names);
  const marks = words.flatMap((word, at): SpellingMark[] => {
    const { start, end } = word;
    const check = checks[at] ?? null;
    const uses = spellings.get(word.word) ?? [];
    if (check?.isRight) return [];
    if (check && !isUsed(word, check, uses))
      return [{ kind: 'name', start, end, suggestion: check.spelling }];
    const spelling = findUsualSpelling(word, uses) ?? restoreCommonWord(word, words[at + 1], uses);
    return spelling === null ? [] : [{ kind: 'letters', start, end, suggestion: spelling }];
  });
  return [...marks, ...listEndingMarks(text, names.grammars)].sort((a, b) => a.start - b.start);
}

/** The words of a paragraph that can be misspelt, folded: `listSpellingMarks` needs their spellings. */
export function listCheckedWords(text: string): string[] {
  return readWords(text).map(({ word }) => word);
}

function readWords(text: string): Word[] {
  const isAddress = createAddressTest(text);
  return tokenise(text).flatMap((token) => {
    const { start, end } = token;
    const written = text.slice(start, end);
    const [before, after] = [text.charAt(start - 1), text.charAt(end)];
    if (end - start > MAX_LENGTH || !LETTERS.test(written) || isAddress(start, end)) return [];
    // O'Nil, l’Équipe: the rest of a word is no word. A closing inner quotation mark is no apostrophe.
    if (APOSTROPHE.test(before) || (APOSTROPHE.test(after) && /\p{L}/u.test(text.charAt(end + 1)))) return [];
    return [
      {
        ...token,
        written,
        isCapitalised: CAPITALISED.test(written),
        isQuoted: /[“"]/.test(before) && /[”"]/.test(after),
        isFirst: SENTENCE_START.test(text.slice(Math.max(0, start - 3), start)),
        isFollowed: after === ' ' && /\p{L}/u.test(text.charAt(end + 1)),
      },
    ];
  });
}

/** What the names say about each word. A player's full name decides before single words. */
function checkNames(words: readonly Word[], names: NameDictionary): NameCheck[] {
  const checks: NameCheck[] = words.map(() => null);
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (!word.isCapitalised) return;
    const isPair = next?.isCapitalised && word.isFollowed && next.start === word.end + 1;
    const player = isPair ? names.checkPlayer(word.written, next.written) : null;
    if (player) [checks[at], checks[at + 1]] = player;
    else if (!checks[at] && word.written.length >= MIN_LENGTH)
      checks[at] = names.checkWord(word.written, word.isQuoted);
  });
  return checks;
}

/** Whether the site itself writes the word like this, because it may name something else. */
function isUsed(word: Word, check: NameCheck & { isRight: false }, uses: readonly WordSpelling[]): boolean {
  if (check.isTypo) return uses.length > 0;
  return countOf(uses, word.written) > RARE_SHARE * countOf(uses, check.spelling) + 2;
}

/** The spelling of the site for a word without its Azerbaijani letters; null when it is not sure. */
function findUsualSpelling(word: Word, uses: readonly WordSpelling[]): string | null {
  const { written, isCapitalised } = word;
  // Abbreviations, and names such as McKenna.
  if (written.length < MIN_LENGTH || (!isCapitalised && /\p{Lu}/u.test(written))) return null;
  // Gülər is a verb, Güler a surname: words with a capital are compared with words with a capital.
  const alike = uses.filter(({ spelling }) => /^\p{Lu}/u.test(spelling) === isCapitalised);
  const [usual] = alike;
  if (!usual || usual.count < MIN_USES || !hasMissingLetters(written, usual.spelling)) return null;
  const others = alike
    .filter(({ spelling }) => lowerAz(spelling) !== lowerAz(usual.spelling))
    .reduce((sum, { count }) => sum + count, 0);
  return others <= RARE_SHARE * usual.count ? usual.spelling : null;
}

/**
 * The spelling of a common word without its Azerbaijani letters. With a capital it may be a name (Kerem, Deniz), unless it only begins a
 * sentence. Null when the site writes it so itself.
 */
function restoreCommonWord(word: Word, next: Word | undefined, uses: readonly WordSpelling[]): string | null {
  const { written, isCapitalised, isFirst, isQuoted, isFollowed } = word;
  if (isQuoted || (isCapitalised && (!isFirst || (isFollowed && next?.isCapitalised)))) return null;
  return countOf(uses, written) > MAX_OWN_USES ? null : (restoreLetters(written) ?? restoreHarmony(written));
}

function countOf(uses: readonly WordSpelling[], written: string): number {
  return uses.find(({ spelling }) => spelling === written)?.count ?? 0;
}
