import { isEnding } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import type { FoundWord, SearchIndex } from '../index/search-index.ts';
import type { WordChoice } from './query-term.ts';

/** A word that is looked for. */
export interface SearchedWord {
  /** Folded. */
  word: string;
  /** The keys of its stem, as `listStemKeys` gives them. */
  keys: readonly string[];
}

/** How well a word answers the typed one. */
export const QUALITY = {
  exact: 1,
  stem: 0.9,
  otherLetters: 0.6,
  otherName: 0.85,
  commonWords: 0.4,
  nameInCase: 0.95,
  nameStem: 0.6,
  longer: 0.75,
  longerOfKnown: 0.4,
  similar: 0.5,
};
/** Longer words that a word can begin. Further ones are not searched for. */
const MAX_LONGER = 60;

/** Longer words that begin with this one. Its own forms are not among them: the stem finds those. */
export function listLonger(index: SearchIndex, word: string, quality: number): WordChoice[] {
  const stem = stemWord(word);
  return [
    ...index
      .listLonger('forms', word, MAX_LONGER)
      .filter((longer) => stemWord(longer) !== stem)
      .flatMap((longer) => findChoice(index, 'form', longer, quality)),
    ...index
      .listLonger('stems', word, MAX_LONGER)
      .flatMap((longer) => findChoice(index, 'stem', longer, quality)),
  ];
}

/** A word without endings. Of texts the index has only the stems. */
export function listAsWritten(
  index: SearchIndex,
  { word, keys }: SearchedWord,
  quality: number,
): WordChoice[] {
  return [
    ...findChoice(index, 'form', word, quality),
    ...keys.flatMap((key) => findChoice(index, 'stemOfText', key, quality)),
  ];
}

/** A name in its cases. Its stem counts less, because the stemmer does not know every name: it may take off too much. */
export function listCases(index: SearchIndex, { word, keys }: SearchedWord, quality: number): WordChoice[] {
  return [
    ...findChoice(index, 'form', word, quality),
    ...index
      .listLonger('forms', word, MAX_LONGER)
      .filter((longer) => isEnding(longer.slice(word.length)))
      .flatMap((inCase) => findChoice(index, 'form', inCase, quality * QUALITY.nameInCase)),
    ...keys.flatMap((key) => findChoice(index, 'stem', key, quality * QUALITY.nameStem)),
  ];
}

/** The word as it was typed, and all its inflected forms. */
export function listExactAndStem(
  index: SearchIndex,
  { word, keys }: SearchedWord,
  quality: number,
): WordChoice[] {
  const form = findForm(index, { word, keys });
  // Only its letters tell the word from another one: texts without these letters may have either.
  const isMarked = keys[0] !== stemWord(word);
  return [
    ...(form === null ? [] : [{ kind: 'form' as const, word: form, quality: quality * QUALITY.exact }]),
    ...keys.flatMap((key, at) =>
      findChoice(index, 'stem', key, quality * (isMarked && at > 0 ? QUALITY.otherLetters : QUALITY.stem)),
    ),
  ];
}

/** The folded word, unless some headline has another word with the same fold: `qalıb` for `qalib`. */
function findForm(index: SearchIndex, { word, keys }: SearchedWord): FoundWord | null {
  const form = index.findWord('forms', word);
  if (form === null) return null;
  return index.listStemsOfForm(word).every((stem) => keys.includes(stem)) ? form : null;
}

function findChoice(
  index: SearchIndex,
  kind: WordChoice['kind'],
  word: string,
  quality: number,
): WordChoice[] {
  const found = index.findWord(kind === 'form' ? 'forms' : 'stems', word);
  return found === null ? [] : [{ kind, word: found, quality }];
}
