import { tokenise, type WordTest } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { NameGroup } from '../names/name-group.ts';
import type { NameIndex } from '../names/name-index.ts';
import { parseSearchQuery } from '../search-query.ts';
import { countStem, findSimilarWords } from './find-similar-words.ts';
import { type Alternative, countArticles, type QueryTerm, type WordChoice } from './query-term.ts';

/** How well a word answers the typed one. */
const QUALITY = { exact: 1, stem: 0.9, longer: 0.75, longerInside: 0.5, similar: 0.5, partOfName: 0.3 };
/** Shorter beginnings would match too many words. */
const MIN_BEGINNING = 3;
const MAX_LONGER = 60;

/** A typed query as the index understands it. */
export interface ReadQuery {
  terms: QueryTerm[];
  /** The names that the query has. */
  named: NameGroup[];
  /** The query with the mistyped words replaced, spelled with Azerbaijani letters; null when every word is known. */
  corrected: string | null;
  /** Whether a folded word of a text answers the query. For highlighting. */
  isMatch: WordTest;
}

/** A word of the query after its correction. */
interface Word {
  word: string;
  /** Other words that it may have meant. */
  others: string[];
  spelling: string;
  isLast: boolean;
}

/**
 * Reads a query: mistyped words are corrected, names become all their spellings, other words match in all their forms and the
 * last one also as the beginning of a longer word.
 */
export function readQuery(index: SearchIndex, names: NameIndex, query: string): ReadQuery {
  const typed = parseSearchQuery(query);
  const words = typed.map(({ word, typed: spelling }, at) =>
    correctWord(index, names, { word, spelling, others: [], isLast: at === typed.length - 1 }),
  );
  const terms: QueryTerm[] = [];
  const named = new Set<NameGroup>();
  const matches: Matches = { forms: new Set(), stems: new Set(), beginnings: [] };
  for (let at = 0; at < words.length; ) {
    const name = names.findAt(
      words.map(({ word }) => word),
      at,
    );
    const length = name?.length ?? 1;
    const covered = words.slice(at, at + length);
    const alternatives = name?.groups.flatMap((group) => listNames(index, group, matches)) ?? [];
    for (const group of name?.groups ?? []) if (group.kind !== 'word') named.add(group);
    terms.push({
      alternatives: [...alternatives, ...covered.flatMap((word) => listForms(index, word, length, matches))],
    });
    at += length;
  }
  const isCorrected = words.some(({ word }, at) => word !== typed[at]?.word);
  return {
    terms,
    named: [...named],
    corrected: isCorrected ? words.map(({ spelling }) => spelling).join(' ') : null,
    isMatch: toWordTest(matches),
  };
}

/** The words to highlight: folded, as stems, and as beginnings. */
interface Matches {
  forms: Set<string>;
  stems: Set<string>;
  beginnings: string[];
}

/**
 * Azerbaijani has suffixes only: a word begins with the same letter in all its forms, and with the same two letters unless
 * the stem has no more than two (`et`, `edir`). To compare those first is faster than to stem every word of a text.
 */
function toWordTest({ forms, stems, beginnings }: Matches): WordTest {
  const searched = [...forms, ...stems, ...beginnings];
  const starts = new Set(searched.map((word) => word.slice(0, word.length > 2 ? 2 : 1)));
  const test = (word: string) =>
    (starts.has(word.slice(0, 2)) || starts.has(word.charAt(0))) &&
    (forms.has(word) ||
      stems.has(stemWord(word)) ||
      beginnings.some((beginning) => word.startsWith(beginning)));
  return Object.assign(test, { initials: new Set(searched.map((word) => word.charAt(0))) });
}

function correctWord(index: SearchIndex, names: NameIndex, word: Word): Word {
  const isKnown =
    countStem(index, word.word) > 0 ||
    countForm(index, word.word) > 0 ||
    names.words.find(word.word) !== undefined ||
    names.findAt([word.word], 0) !== null ||
    hasLonger(index, word.word);
  if (isKnown) return word;
  const [nearest, ...others] = findSimilarWords(index, names, word.word);
  if (nearest === undefined) return word;
  const spelling = names.findSpelling(nearest) ?? index.listSpellings(nearest)[0]?.spelling ?? nearest;
  return { ...word, word: nearest, others, spelling };
}

function hasLonger(index: SearchIndex, word: string): boolean {
  if (word.length < MIN_BEGINNING) return false;
  return index.forms.listLonger(word, 1).length > 0 || index.stems.listLonger(word, 1).length > 0;
}

function countForm(index: SearchIndex, word: string): number {
  const form = index.forms.find(word);
  return form === undefined ? 0 : countArticles(index, { kind: 'form', word: form });
}

/**
 * Every name of a group: an article has it when it has all words of one name. The words of longer nicknames are not
 * highlighted, because most are common words: `Köhlən atlar`.
 */
function listNames(index: SearchIndex, group: NameGroup, matches: Matches): Alternative[] {
  return group.names.map((name) => {
    const tokens = tokenise(name);
    const isHighlighted = name === group.name || tokens.length === 1;
    return {
      words: tokens.map(({ word }) => {
        if (isHighlighted) addMatch(matches, word);
        return listExactAndStem(index, word, 1);
      }),
    };
  });
}

function addMatch({ forms, stems }: Matches, word: string): void {
  forms.add(word);
  stems.add(stemWord(word));
}

/** A word in its forms. `length`: of how many words the name is that it belongs to; 1 for a single word. */
function listForms(
  index: SearchIndex,
  { word, others, isLast }: Word,
  length: number,
  matches: Matches,
): Alternative[] {
  const factor = length > 1 ? QUALITY.partOfName : 1;
  addMatch(matches, word);
  const choices = listExactAndStem(index, word, factor);
  for (const other of others) choices.push(...listExactAndStem(index, other, QUALITY.similar * factor));
  const isUnknown = choices.every((choice) => countArticles(index, choice) === 0);
  if ((isLast || isUnknown) && length === 1 && word.length >= MIN_BEGINNING) {
    const quality = isLast ? QUALITY.longer : QUALITY.longerInside;
    // Longer forms of the word itself are found by its stem.
    const stem = stemWord(word);
    for (const longer of index.forms.listLonger(word, MAX_LONGER))
      if (stemWord(longer) !== stem) choices.push(...findChoice(index, 'form', longer, quality));
    for (const longer of index.stems.listLonger(word, MAX_LONGER))
      choices.push(...findChoice(index, 'stem', longer, quality));
    matches.beginnings.push(word);
  }
  return [{ words: [choices] }];
}

function listExactAndStem(index: SearchIndex, word: string, quality: number): WordChoice[] {
  return [
    ...findChoice(index, 'form', word, quality * QUALITY.exact),
    ...findChoice(index, 'stem', stemWord(word), quality * QUALITY.stem),
  ];
}

function findChoice(
  index: SearchIndex,
  kind: WordChoice['kind'],
  word: string,
  quality: number,
): WordChoice[] {
  const number = (kind === 'form' ? index.forms : index.stems).find(word);
  return number === undefined ? [] : [{ kind, word: number, quality }];
}
