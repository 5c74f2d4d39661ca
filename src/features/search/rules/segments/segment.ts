import { toLetterBits } from '#az/characters/characters.ts';
import {
  type StemmedSpelling,
  TEXT_TIER,
  TIERS_OF,
  type WordList,
  type WritablePart,
} from '../index/index-part.ts';
import { MAX_READ } from '../index/postings.ts';
import { hasSimilarLetters } from '../index/vocabulary.ts';
import { decodePostings, TextReader } from './posting-codec.ts';
import { openSegmentFile, type Sections, type SegmentFile, type SegmentFooter } from './segment-file.ts';

/** Bytes that are read at once when a whole segment is read. */
const AHEAD = 256 * 1024;

/** The words of a vocabulary in the order of their bytes, in one buffer. The word `n` ends at `ends[n]`. */
interface SegmentWords {
  bytes: Buffer;
  ends: Uint32Array;
  /** Where the postings of each word and tier begin; the position `word * tiers + tier`. */
  offsets: Uint32Array;
  counts: Uint32Array;
}

/** Decoded postings. A search reads one list after another, so one buffer is enough for all segments. */
let decoded = new Uint32Array(0);

/**
 * Articles with their words in a file, which never changes. Words and articles are in memory, compactly; postings and spellings are
 * read when a search needs them.
 */
export class Segment implements WritablePart {
  readonly size: number;
  private readonly words: Readonly<Record<WordList, SegmentWords>>;
  private readonly ids: Buffer;
  private readonly idOrder: Uint32Array;
  private readonly letters: Int32Array;
  private readonly spellingOffsets: Uint32Array;
  private readonly footer: SegmentFooter;
  private readonly file: SegmentFile;
  private readonly ahead: number;

  private constructor(footer: SegmentFooter, sections: Sections, file: SegmentFile, ahead: number) {
    this.ahead = ahead;
    this.size = footer.size;
    this.footer = footer;
    this.file = file;
    this.ids = Buffer.from(sections.ids.buffer);
    this.idOrder = new Uint32Array(sections.idOrder.buffer);
    this.letters = new Int32Array(sections.formLetters.buffer);
    this.spellingOffsets = new Uint32Array(sections.spellingOffsets.buffer);
    const wordsOf = (list: 'form' | 'stem'): SegmentWords => ({
      bytes: Buffer.from(sections[`${list}Bytes`].buffer),
      ends: new Uint32Array(sections[`${list}Ends`].buffer),
      offsets: new Uint32Array(sections[`${list}Offsets`].buffer),
      counts: new Uint32Array(sections[`${list}Counts`].buffer),
    });
    this.words = { forms: wordsOf('form'), stems: wordsOf('stem') };
  }

  /**
   * `isReadInOrder`: the words are read from the first to the last, for a merge.
   * @throws SegmentInvalid when the file is torn or foreign; an error of the file system when it is missing.
   */
  static async open(path: string, { isReadInOrder = false } = {}): Promise<Segment> {
    const { footer, sections, file } = await openSegmentFile(path);
    return new Segment(footer, sections, file, isReadInOrder ? AHEAD : 0);
  }

  findWord(list: WordList, word: string): number {
    const bytes = Buffer.from(word);
    const at = this.lowerBound(list, bytes);
    return at < this.words[list].ends.length && this.compareWord(list, at, bytes) === 0 ? at : -1;
  }

  listLonger(list: WordList, beginning: string, limit: number): string[] {
    const found: string[] = [];
    const { length } = this.words[list].ends;
    for (let at = this.lowerBound(list, Buffer.from(beginning)); at < length && found.length < limit; at++) {
      const word = this.wordAt(list, at);
      if (!word.startsWith(beginning)) break;
      if (word !== beginning) found.push(word);
    }
    return found;
  }

  listSimilar(word: string, maxEdits: number): string[] {
    const found: string[] = [];
    const searched = toLetterBits(word);
    const { letters } = this;
    for (let at = 0; at < letters.length; at++) {
      if (!hasSimilarLetters(letters[at] ?? 0, searched, maxEdits)) continue;
      // A word has at least as many bytes as characters.
      const bytes = (this.words.forms.ends[at] ?? 0) - this.startOf('forms', at);
      if (bytes < word.length - maxEdits) continue;
      const other = this.wordAt('forms', at);
      if (Math.abs(other.length - word.length) <= maxEdits) found.push(other);
    }
    return found;
  }

  countPostings(list: WordList, word: number, tier: number): number {
    return this.words[list].counts[word * TIERS_OF[list] + tier] ?? 0;
  }

  readPostings(list: WordList, word: number, tier: number, limit: number): readonly Uint32Array[] {
    const count = Math.min(limit, this.countPostings(list, word, tier));
    if (count === 0) return [];
    const { offsets } = this.words[list];
    const at = word * TIERS_OF[list] + tier;
    const section = list === 'forms' ? 'formPostings' : 'stemPostings';
    const bytes = this.file.read(section, offsets[at] ?? 0, offsets[at + 1] ?? 0, this.ahead);
    if (decoded.length < count) decoded = new Uint32Array(Math.max(MAX_READ, count));
    const target = decoded.subarray(0, count);
    const length = decodePostings(bytes, { size: this.size, hasFields: tier !== TEXT_TIER }, target);
    return [target.subarray(0, length)];
  }

  listSpellings(form: number): StemmedSpelling[] {
    const [start = 0, end = 0] = this.spellingOffsets.subarray(form, form + 2);
    const reader = new TextReader(this.file.read('spellings', start, end, this.ahead));
    const spellings: StemmedSpelling[] = [];
    while (reader.hasMore)
      spellings.push({ spelling: reader.readText(), stem: reader.readText(), count: reader.readNumber() });
    return spellings;
  }

  findDoc(articleId: string): number {
    const width = this.footer.idWidth;
    const id = Buffer.alloc(width);
    if (id.write(articleId) < Buffer.byteLength(articleId)) return -1;
    let from = 0;
    let to = this.size;
    while (from < to) {
      const middle = (from + to) >> 1;
      const doc = this.idOrder[middle] ?? 0;
      const order = this.ids.compare(id, 0, width, doc * width, (doc + 1) * width);
      if (order === 0) return doc;
      if (order < 0) from = middle + 1;
      else to = middle;
    }
    return -1;
  }

  articleIdOf(doc: number): string {
    const width = this.footer.idWidth;
    const start = doc * width;
    let end = start;
    while (end < start + width && this.ids[end] !== 0) end += 1;
    return this.ids.toString('utf8', start, end);
  }

  /** By number of the article: the position of its status in `STATUS_NAMES`, of its category in `categoryIds`, its publication. */
  readColumns(): {
    statuses: Uint8Array;
    categories: Uint16Array;
    categoryIds: readonly (string | null)[];
    published: Float64Array;
  } {
    return {
      statuses: this.file.readAll('statuses'),
      categories: new Uint16Array(this.file.readAll('categories').buffer),
      published: new Float64Array(this.file.readAll('published').buffer),
      categoryIds: this.footer.categoryIds,
    };
  }

  *listWords(list: WordList): Generator<{ bytes: Uint8Array; number: number }> {
    const { bytes, ends } = this.words[list];
    for (let number = 0; number < ends.length; number++)
      yield { bytes: bytes.subarray(this.startOf(list, number), ends[number]), number };
  }

  private startOf(list: WordList, number: number): number {
    return number === 0 ? 0 : (this.words[list].ends[number - 1] ?? 0);
  }

  private wordAt(list: WordList, number: number): string {
    const { bytes, ends } = this.words[list];
    return bytes.toString('utf8', this.startOf(list, number), ends[number]);
  }

  private compareWord(list: WordList, number: number, word: Buffer): number {
    const { bytes, ends } = this.words[list];
    return bytes.compare(word, 0, word.length, this.startOf(list, number), ends[number]);
  }

  /** The position of the first word that is not smaller. */
  private lowerBound(list: WordList, word: Buffer): number {
    let from = 0;
    let to = this.words[list].ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.compareWord(list, middle, word) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
