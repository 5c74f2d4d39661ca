import { foldText } from '#az/characters/characters.ts';
import { tokenise, type WordTest } from '#az/characters/tokens.ts';
import { isDictionaryWord, listStemKeys, stemWord } from '#az/stem.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { foldName, type NameGroup } from '../names/group-names.ts';
import type { NameIndex } from '../names/name-index.ts';
import { MAX_QUERY_WORDS, parseSearchQuery } from '../search-query.ts';
import {
  type CorrectedWord,
  correctWord,
  MIN_BEGINNING,
  type SuggestedWord,
  suggestWord,
} from './correct-word.ts';
import type { QueryTerm, TermAlternative } from './query-term.ts';
import { listAsWritten, listCases, listExactAndStem, listLonger, QUALITY } from './word-choices.ts';

/** The minimum length of a known word that is also read as the beginning of longer words. */
const MIN_KNOWN_BEGINNING = 4;
/** Of a word such as `oyun` in a query with other words. */
const GENERIC_WEIGHT = 0.7;

/** The query with other words, spelled with Azerbaijani letters. */
export interface SearchCorrection {
  query: string;
  /** True: a mistyped word was replaced, and the results are those of this query. False: a word is rare, and this may be meant. */
  isApplied: boolean;
}

/** A typed query as the index understands it. */
export interface ReadQuery {
  terms: QueryTerm[];
  /** The names that the query has, also the words with synonyms. */
  named: NameGroup[];
  /** The words with Azerbaijani letters. */
  spelled: string;
  /** Null when every word is known. */
  correction: SearchCorrection | null;
  /** The query with frequent words for rare ones, to be tried when no article has all words. Null without rare words. */
  replacement: string | null;
  /** Whether a folded word of a text answers the query. For highlighting. */
  isMatch: WordTest;
}

/**
 * Reads a query: mistyped words are corrected, names become all their spellings, other words match in all their forms and the
 * last one also as the beginning of a longer word.
 */
export function readQuery(index: SearchIndex, names: NameIndex, query: string): ReadQuery {
  const words = parseSearchQuery(query)
    .flatMap((word) => correctWord(index, names, word))
    .slice(0, MAX_QUERY_WORDS);
  const folded = words.map(({ word }) => word);
  const terms: QueryTerm[] = [];
  const named = new Set<NameGroup>();
  const matches: WordMatches = { stems: new Set(), beginnings: [] };
  for (let at = 0; at < words.length; ) {
    const name = names.findAt(folded, at);
    const covered = words.slice(at, at + (name?.length ?? 1));
    at += covered.length;
    const isLast = at === words.length;
    const alternatives = name
      ? name.groups.flatMap((group) => toNameAlternatives(index, group, covered, matches))
      : covered.map((word) => toWordAlternative(index, word, isLast, matches));
    for (const group of name?.groups ?? []) named.add(group);
    const isWord = (name?.groups ?? []).every(({ kind }) => kind === 'word');
    const isGeneric = isWord && covered.every(({ word }) => isGenericWord(word));
    terms.push({ alternatives, weight: isGeneric ? GENERIC_WEIGHT : covered.length, isGeneric });
  }
  if (terms.every(({ isGeneric }) => isGeneric))
    for (const term of terms) Object.assign(term, { weight: 1, isGeneric: false });
  return {
    terms,
    named: listPlayersOf(index, names, folded, named),
    spelled: words.map(({ spelling }) => spelling).join(' '),
    ...findCorrection(index, names, words),
    isMatch: toWordTest(matches),
  };
}

/**
 * What a query names, and the players whose surname it is or begins with. Such a player is only named, and his surname stays a
 * word of the query: the articles are the same. A word that articles also write in lower case is no surname.
 */
function listPlayersOf(
  index: SearchIndex,
  names: NameIndex,
  words: readonly string[],
  named: ReadonlySet<NameGroup>,
): NameGroup[] {
  const asked = words.filter((word) => !isGenericWord(word));
  if (asked.every((word) => isCommonWord(index, word))) return [...named];
  const turned = names.listSurnameFirst(asked);
  if (turned.length > 0) return turned;
  const found = names.listBySurname(asked);
  const isOther = [...named].some(({ kind }) => kind !== 'word');
  // The typed word may be a case that is rare: `bayramda`.
  const surname = foldName(found[0]?.name ?? '')
    .split(' ')
    .slice(-asked.length);
  return isOther || surname.every((word) => isCommonWord(index, word)) ? [...named] : [...named, ...found];
}

/** Of the uses of a word that is a name. The rest are headlines that begin with it or are in capitals. */
const MIN_CAPITAL = 0.8;

/** Whether headlines, tags and leads have a folded word also as a common word: `bayram` is a holiday and a surname. */
function isCommonWord(index: SearchIndex, word: string): boolean {
  const uses = index.listSpellings(word);
  const count = (all: typeof uses) => all.reduce((sum, use) => sum + use.count, 0);
  const capital = uses.filter(({ spelling }) => /^\p{Lu}/u.test(spelling));
  return count(capital) < count(uses) * MIN_CAPITAL;
}

/** The words to highlight: the keys of their stems, and folded beginnings. */
interface WordMatches {
  stems: Set<string>;
  beginnings: string[];
}

/**
 * Azerbaijani has suffixes only: a word begins with the same letter in all its forms, and with the same two letters unless
 * the stem has no more than two (`et`, `edir`). To compare those first is faster than to stem every word of a text. Results are
 * kept, because the articles of a page have many words in common.
 */
function toWordTest({ stems, beginnings }: WordMatches): WordTest {
  const searched = [...Array.from(stems, foldText), ...beginnings];
  const starts = new Set(searched.map((word) => word.slice(0, word.length > 2 ? 2 : 1)));
  const matches = (word: string, written: string) =>
    (starts.has(word.slice(0, 2)) || starts.has(word.charAt(0))) &&
    (stems.has(stemWord(word, written)) || beginnings.some((beginning) => word.startsWith(beginning)));
  const results = new Map<string, boolean>();
  const test = (word: string, written: string) => {
    const result = results.get(written) ?? matches(word, written);
    results.set(written, result);
    return result;
  };
  return Object.assign(test, { initials: searched.map((word) => word.charAt(0)).join('') });
}

/**
 * Words that say what kind of article or thing is meant, not what it is about, as keys of the stemmer. An article about
 * Qarabağ answers `Qarabağın oyunu` also when it does not have the word `oyun`.
 */
const GENERIC_KEYS: ReadonlySet<string> = new Set(
  'oyun matc qarsilas xeber yenilik hesab netice fk pfk fc klub komanda futbol son yeni'.split(' '),
);

/** Whether a folded word of a query is generic. */
function isGenericWord(folded: string): boolean {
  return GENERIC_KEYS.has(stemWord(folded));
}

function findCorrection(
  index: SearchIndex,
  names: NameIndex,
  words: readonly CorrectedWord[],
): Pick<ReadQuery, 'correction' | 'replacement'> {
  const isApplied = words.some((word) => word.isCorrected);
  const suggestions = words.map((word) => (isApplied ? null : suggestWord(index, names, word)));
  if (!isApplied && suggestions.every((suggestion) => suggestion === null))
    return { correction: null, replacement: null };
  const write = (isUsed: (suggestion: SuggestedWord) => boolean) =>
    words
      .map(({ spelling }, at) =>
        suggestions[at] && isUsed(suggestions[at]) ? suggestions[at].spelling : spelling,
      )
      .join(' ');
  const isRare = ({ isForCorrectWord }: SuggestedWord) => !isForCorrectWord;
  const hasRare = suggestions.some((suggestion) => suggestion !== null && isRare(suggestion));
  return {
    correction: { query: write(() => true), isApplied },
    replacement: hasRare ? write(isRare) : null,
  };
}

/**
 * Every name of a group: an article has it when it has all words of one name. The name that was typed counts most. The words of
 * other long names are not highlighted, because most are common words: `Köhlən atlar`. Only the last word of a name has endings.
 * A nickname of common words, such as `Kral klubu`, counts least: an article may have these words without meaning it.
 * Adds the words to highlight to `matches`.
 */
function toNameAlternatives(
  index: SearchIndex,
  group: NameGroup,
  typed: readonly CorrectedWord[],
  matches: WordMatches,
): TermAlternative[] {
  const typedStems = typed.map(({ word }) => stemWord(word)).join(' ');
  return group.names.map((name) => {
    const words = tokenise(name).map(({ word, start, end }) => ({
      word,
      keys: listStemKeys(word, name.slice(start, end), true),
    }));
    const isTyped = words.map(({ word }) => stemWord(word)).join(' ') === typedStems;
    if (isTyped || name === group.name || words.length === 1)
      for (const { keys } of words) for (const key of keys) matches.stems.add(key);
    const isCommon =
      name !== group.name && words.length > 1 && words.every(({ word }) => isDictionaryWord(word));
    const quality = isTyped ? 1 : isCommon ? QUALITY.commonWords : QUALITY.otherName;
    return {
      words: words.map((word, at) => {
        if (at < words.length - 1) return listAsWritten(index, word, quality);
        return group.kind === 'word'
          ? listExactAndStem(index, word, quality)
          : listCases(index, word, quality);
      }),
    };
  });
}

/**
 * A word in its forms. The last word of a query, and one that is not known, also stand for longer words. Adds the words to
 * highlight to `matches`.
 */
function toWordAlternative(
  index: SearchIndex,
  { word, keys, others }: CorrectedWord,
  isLast: boolean,
  matches: WordMatches,
): TermAlternative {
  for (const key of keys) matches.stems.add(key);
  const choices = listExactAndStem(index, { word, keys }, 1);
  for (const other of others) choices.push(...listExactAndStem(index, other, QUALITY.similar));
  // A stem alone is not the word: `ofs` is the stem of `ofis`, and begins `ofsayd`.
  const isKnown = choices.some((choice) => choice.kind === 'form' && index.countArticles(choice) > 0);
  if ((isLast || !isKnown) && word.length >= (isKnown ? MIN_KNOWN_BEGINNING : MIN_BEGINNING)) {
    choices.push(...listLonger(index, word, isKnown ? QUALITY.longerOfKnown : QUALITY.longer));
    matches.beginnings.push(word);
  }
  return { words: [choices] };
}
