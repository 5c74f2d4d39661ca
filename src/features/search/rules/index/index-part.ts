import type { Selectable } from 'kysely';
import type { ArticleSearchTable } from '../../tables.ts';

/** A row of `article_search`. */
export type IndexedArticle = Omit<Selectable<ArticleSearchTable>, 'version'>;

/** The vocabularies of an index: the folded words of headlines, tags and leads, and the stems of all words. */
export type WordList = 'forms' | 'stems';

/** The tiers of each vocabulary: headline or tags, lead, text. Folded words of texts are not kept. */
export const TIERS_OF = { forms: 2, stems: 3 } as const;
/** The tier of the text. Its postings have no fields. */
export const TEXT_TIER = 2;

/** How a folded word is written in headlines, tags and leads, with the stem of this spelling and the number of its uses. */
export interface StemmedSpelling {
  spelling: string;
  stem: string;
  count: number;
}

/**
 * Some of the articles of an index with their words. The articles are numbered from 0 in the order of their changes; a word has a
 * number of its own in each part.
 */
export interface IndexPart {
  /** The articles, also those that are replaced or removed. */
  readonly size: number;
  /** The number of a word, or -1. */
  findWord(list: WordList, word: string): number;
  /** At most `limit` longer words that begin like this one, in the order of their characters. */
  listLonger(list: WordList, beginning: string, limit: number): string[];
  /** Folded words with a similar length and similar letters, of which the caller measures the distance. */
  listSimilar(word: string, maxEdits: number): string[];
  /** How many postings of a word are in a tier. */
  countPostings(list: WordList, word: number, tier: number): number;
  /** At most about `limit` postings of a word in a tier, the newest first. The next call may overwrite them. */
  readPostings(list: WordList, word: number, tier: number, limit: number): readonly Uint32Array[];
  listSpellings(form: number): StemmedSpelling[];
  /** The number of an article in this part, or -1. */
  findDoc(articleId: string): number;
  articleIdOf(doc: number): string;
}

/** A part that can be written into a segment. */
export interface WritablePart extends IndexPart {
  /** The words in the order of their bytes (UTF-8), each with its number. */
  listWords(list: WordList): Iterable<{ bytes: Uint8Array; number: number }>;
}
