import { editDistance } from '#az/characters/edit-distance.ts';
import { findBaseWord, isDictionaryWord, listStemKeys, stemWord } from '#az/stem.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { NameIndex } from '../names/name-index.ts';
import type { QueryWord } from '../search-query.ts';
import type { SearchedWord } from './word-choices.ts';

/** In how many articles a word stands that may be mistyped, and one that may be meant. */
const RARE = 2;
export const FREQUENT = 10;
const MAX_LONGER = 10;
/** Shorter beginnings would match too many words. */
export const MIN_BEGINNING = 3;

/** A word of a query after its correction. */
export interface CorrectedWord extends SearchedWord {
  /** With Azerbaijani letters, if they are known, else as it was typed. */
  spelling: string;
  isCorrected: boolean;
  /** Other words that it may have meant. */
  others: readonly SearchedWord[];
}

/**
 * Replaces a word that neither an article nor a name has, and that begins no longer word, by the most similar one, else by two
 * words that were typed as one. A correct word of the language is never replaced; one that is made of another (`qarabağlılar`)
 * is searched for as that.
 */
export function correctWord(
  index: SearchIndex,
  names: NameIndex,
  { word, typed, isTypedExactly }: QueryWord,
): CorrectedWord[] {
  const toCorrected = (other: string, others: readonly string[] = []): CorrectedWord => ({
    ...toSearched(other),
    spelling: spellWord(index, names, other),
    isCorrected: true,
    others: others.map(toSearched),
  });
  const asTyped: CorrectedWord = {
    word,
    keys: listStemKeys(word, typed, isTypedExactly),
    spelling: spellWord(index, names, word, typed),
    isCorrected: false,
    others: [],
  };
  const isKnown =
    index.countStem(word) > 0 ||
    index.countForm(word) > 0 ||
    names.words.find(word) !== undefined ||
    names.findAt([word], 0) !== null ||
    hasLonger(index, word);
  if (isKnown) return [asTyped];
  const base = findBaseWord(word);
  if (base !== null && (index.countStem(base) > 0 || names.findAt([base], 0) !== null))
    return [{ ...asTyped, ...toSearched(base) }];
  if (isDictionaryWord(word)) return [asTyped];
  const [nearest, ...others] = findSimilarWords(index, names, word);
  if (nearest !== undefined) return [toCorrected(nearest, others)];
  const parts = splitWord(index, names, word);
  if (parts) return parts.map((part) => toCorrected(part));
  const [name] = names.listSimilarBeginnings(word);
  return [name === undefined ? asTyped : toCorrected(name)];
}

/** Shorter parts would be found in almost any word. */
const MIN_PART = 3;
const BETWEEN_LETTER_AND_DIGIT = /(?<=\d)(?=\D)|(?<=\D)(?=\d)/;

/**
 * The two words that were typed as one: `realmadrid`, `sansiro`, `u21`. A name comes first, then the words that most headlines,
 * tags and leads have. Null when there are none.
 */
export function splitWord(index: SearchIndex, names: NameIndex, word: string): [string, string] | null {
  let best: [string, string] | null = null;
  let most = 0;
  for (const [left, right] of listParts(word)) {
    const isName = names.findAt([left, right], 0)?.length === 2;
    const count = isName ? Infinity : Math.min(index.countForm(left), index.countForm(right));
    if (count <= most) continue;
    best = [left, right];
    most = count;
  }
  return best;
}

/** A word with digits is only divided between a letter and a digit. */
function listParts(word: string): [string, string][] {
  if (/\d/.test(word)) {
    const [left, right, ...others] = word.split(BETWEEN_LETTER_AND_DIGIT);
    return left && right && others.length === 0 ? [[left, right]] : [];
  }
  const parts: [string, string][] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) parts.push([word.slice(0, at), word.slice(at)]);
  return parts;
}

/** A word that may be meant instead of a typed one, with Azerbaijani letters. */
export interface SuggestedWord {
  spelling: string;
  /** The typed word is a correct word of the language, so it is never replaced. */
  isForCorrectWord: boolean;
}

/**
 * A much more frequent word that a rare one may be a typing error of, or a word similar to a correct one that no article has. Null
 * when there is none, and for the beginning of another word.
 */
export function suggestWord(
  index: SearchIndex,
  names: NameIndex,
  { word, keys }: SearchedWord,
): SuggestedWord | null {
  if (index.countStem(word) > RARE || names.words.find(word) !== undefined) return null;
  if (
    beginsAnother(index, word) ||
    keys.some((key) => index.findWord('stems', key) !== null && isDictionaryWord(word))
  )
    return null;
  if (isDictionaryWord(word)) {
    const [similar] = findSimilarWords(index, names, word);
    return similar ? { spelling: spellWord(index, names, similar), isForCorrectWord: true } : null;
  }
  const [nearest] = findSimilarWords(index, names, word).filter(
    // A rare word with two other letters is rather another name: Məmmədli, Məmmədov.
    (other) => editDistance(word, other, 1) === 1 && stemWord(other) !== stemWord(word),
  );
  if (!nearest || index.countStem(nearest) < FREQUENT) return null;
  return { spelling: spellWord(index, names, nearest), isForCorrectWord: false };
}

/** Shorter words have too many similar ones. */
const MIN_LENGTH = 4;
/** From this length a word may have two errors. */
const TWO_EDITS_FROM = 8;
const MAX_SIMILAR = 5;

/**
 * Folded words of headlines, tags, leads and names that differ from a mistyped word in one letter (two in a long word), the
 * nearest first, then the most frequent.
 */
function findSimilarWords(index: SearchIndex, names: NameIndex, word: string): string[] {
  const found = listSimilar(index, names, word, 1);
  const stem = stemWord(word);
  return found.length > 0 || stem === word ? found : listSimilar(index, names, stem, 0);
}

function listSimilar(index: SearchIndex, names: NameIndex, word: string, minDistance: number): string[] {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
  const max = word.length >= TWO_EDITS_FROM ? 2 : 1;
  const candidates = new Map<string, { distance: number; count: number }>();
  for (const vocabulary of [index, names.words])
    for (const other of vocabulary.listSimilar(word, max)) {
      const distance = editDistance(word, other, max);
      // Few people mistype the first letter, and with two errors it would be another word.
      if (distance >= minDistance && distance <= max && (distance === 1 || other[0] === word[0]))
        candidates.set(other, { distance, count: index.countStem(other) });
    }
  const nearest = Math.min(...Array.from(candidates.values(), ({ distance }) => distance));
  return [...candidates]
    .filter(([, { distance }]) => distance === nearest)
    .sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1))
    .slice(0, MAX_SIMILAR)
    .map(([other]) => other);
}

/** With Azerbaijani letters, as most headlines, tags and leads have it, else as names do. */
function spellWord(index: SearchIndex, names: NameIndex, word: string, typed = word): string {
  return index.listSpellings(word)[0]?.spelling ?? names.findSpelling(word) ?? typed;
}

function toSearched(word: string): SearchedWord {
  return { word, keys: listStemKeys(word, word, false) };
}

/** Whether it begins a word that is not one of its forms: `çemp`. */
function beginsAnother(index: SearchIndex, word: string): boolean {
  const stem = stemWord(word);
  return (
    word.length >= MIN_BEGINNING &&
    index.listLonger('forms', word, MAX_LONGER).some((longer) => stemWord(longer) !== stem)
  );
}

function hasLonger(index: SearchIndex, word: string): boolean {
  if (word.length < MIN_BEGINNING) return false;
  return index.listLonger('forms', word, 1).length > 0 || index.listLonger('stems', word, 1).length > 0;
}
