import { listStemKeys } from '#az/stem.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import type { Segment } from '../segments/segment.ts';
import {
  type IndexedArticle,
  type IndexPart,
  type StemmedSpelling,
  TIERS_OF,
  type WordList,
} from './index-part.ts';
import { MemoryPart } from './memory-part.ts';
import { MAX_READ } from './postings.ts';

/** A word as the parts of an index number it; -1 in a part that does not have it. */
export interface FoundWord {
  text: string;
  inSegments: readonly number[];
  inMemory: number;
}

/** A word of the index. */
export interface IndexWord {
  /** A folded word stands in headlines, tags and leads, a stem also in texts, `stemOfText` only there. */
  kind: 'form' | 'stem' | 'stemOfText';
  word: FoundWord;
}

/** The postings of a word are in three tiers: headline or tags, lead, text. An article is in the first that it belongs to. */
export const TIERS = 3;

/** The vocabulary of a kind of word, and the tiers that count for it. */
const KINDS = {
  form: { list: 'forms', tiers: [0, 1] },
  stem: { list: 'stems', tiers: [0, 1, 2] },
  stemOfText: { list: 'stems', tiers: [2] },
} as const;

/** The stored number of a status is its position. Null stands for articles that have a newer number or are removed. */
export const STATUS_NAMES: readonly (ArticleStatus | null)[] = [
  null,
  'draft',
  'pending',
  'scheduled',
  'published',
  'archived',
];
/** Room for new articles when segments are opened. */
const ROOM = 4096;
const MAX_FOUND_KEPT = 20_000;

/** A segment that an index searches, and its articles that are replaced or removed. */
export interface OpenSegment {
  segment: Segment;
  stale: Uint8Array;
}

/**
 * The search index of all articles: segments, which are files, and the newest changes in memory. The articles of all parts are
 * numbered through, those in memory last.
 */
export class SearchIndex {
  /** The position of the status in `STATUS_NAMES`. */
  statusOf: Uint8Array<ArrayBuffer>;
  /** The position of its category in `categories`. */
  categoryOf: Uint16Array<ArrayBuffer>;
  /** Epoch milliseconds; 0 before the publication. */
  publishedAt: Float64Array<ArrayBuffer>;
  /** Null for articles without a category. */
  readonly categories: (string | null)[] = [];
  /** The latest publication. */
  newest = 0;
  /** The articles without replaced and removed ones. */
  liveCount = 0;

  readonly memory: MemoryPart = new MemoryPart();
  private readonly segments: readonly Segment[];
  /** The number of the first article of each segment, and of the part in memory. */
  private readonly bases: readonly number[];
  private readonly memoryBase: number;
  private readonly foundInSegments = new Map<string, readonly number[] | null>();

  /** `opened`: the oldest changes first. `newer`: an index of which the part in memory is taken over. */
  constructor(opened: readonly OpenSegment[] = [], newer: SearchIndex | null = null) {
    this.segments = opened.map(({ segment }) => segment);
    let size = 0;
    this.bases = this.segments.map((segment) => {
      const base = size;
      size += segment.size;
      return base;
    });
    this.memoryBase = size;
    if (newer) this.memory = newer.memory;
    const capacity = size + this.memory.size + ROOM;
    this.statusOf = new Uint8Array(capacity);
    this.categoryOf = new Uint16Array(capacity);
    this.publishedAt = new Float64Array(capacity);
    for (const [at, { segment, stale }] of opened.entries())
      this.readColumns(segment, stale, this.bases[at] ?? 0);
    if (newer) this.copyColumns(newer);
  }

  /** The articles of all parts, also the replaced and removed ones. */
  get size(): number {
    return this.memoryBase + this.memory.size;
  }

  /** Adds an article, or replaces its earlier version. */
  add(article: IndexedArticle): void {
    this.remove(article.article_id);
    if (article.status === 'removed') return;
    const doc = this.size;
    if (doc >= this.statusOf.length) this.enlarge();
    this.memory.add(article);
    this.statusOf[doc] = STATUS_NAMES.indexOf(article.status);
    this.categoryOf[doc] = this.numberCategory(article.category_id);
    this.publishedAt[doc] = article.published_at ?? 0;
    this.newest = Math.max(this.newest, article.published_at ?? 0);
    this.liveCount += 1;
  }

  articleIdOf(doc: number): string {
    if (doc >= this.memoryBase) return this.memory.articleIdOf(doc - this.memoryBase);
    const at = this.bases.findLastIndex((base) => base <= doc);
    return this.segments[at]?.articleIdOf(doc - (this.bases[at] ?? 0)) ?? '';
  }

  /** A word of a vocabulary; null when no part has it. */
  findWord(list: WordList, text: string): FoundWord | null {
    const inMemory = this.memory.findWord(list, text);
    const inSegments = this.findInSegments(list, text);
    if (inMemory < 0 && inSegments === null) return null;
    return { text, inSegments: inSegments ?? [], inMemory };
  }

  /** At most `limit` longer words that begin like this one, in the order of their characters. */
  listLonger(list: WordList, beginning: string, limit: number): string[] {
    const found = this.parts().flatMap((part) => part.listLonger(list, beginning, limit));
    return [...new Set(found)].sort().slice(0, limit);
  }

  /** Folded words with a similar length and similar letters, of which the caller measures the distance. */
  listSimilar(word: string, maxEdits: number): Set<string> {
    return new Set(this.parts().flatMap((part) => part.listSimilar(word, maxEdits)));
  }

  /** In how many articles a word stands, in the first `tiers` tiers. Replaced versions of articles count, too. */
  countArticles({ kind, word }: IndexWord, tiers = TIERS): number {
    let count = 0;
    for (const tier of KINDS[kind].tiers)
      if (tier < tiers) count += this.countPostings(KINDS[kind].list, word, tier);
    return count;
  }

  /**
   * Calls `visit` with the newest postings of a word in a tier; `base` is the number of the article 0 of these postings. They are
   * only valid during the call.
   */
  readPostings(
    { kind, word }: IndexWord,
    tier: number,
    visit: (postings: Uint32Array, base: number) => void,
  ): void {
    const { list, tiers } = KINDS[kind];
    if (!tiers.some((one) => one === tier)) return;
    let remaining = MAX_READ;
    const visitPart = (part: IndexPart, number: number, base: number) => {
      for (const postings of part.readPostings(list, number, tier, remaining)) {
        remaining -= postings.length;
        visit(postings, base);
      }
    };
    if (word.inMemory >= 0) visitPart(this.memory, word.inMemory, this.memoryBase);
    for (let at = this.segments.length - 1; at >= 0 && remaining > 0; at--) {
      const segment = this.segments[at];
      const number = word.inSegments[at] ?? -1;
      if (segment && number >= 0) visitPart(segment, number, this.bases[at] ?? 0);
    }
  }

  /** In how many articles a folded word stands in headline, tags or lead. */
  countForm(folded: string): number {
    const word = this.findWord('forms', folded);
    return word === null ? 0 : this.countArticles({ kind: 'form', word });
  }

  /** In how many articles a folded word stands in any of its inflected forms. */
  countStem(folded: string): number {
    return listStemKeys(folded, folded, false).reduce((sum, key) => {
      const word = this.findWord('stems', key);
      return word === null ? sum : sum + this.countArticles({ kind: 'stem', word });
    }, 0);
  }

  /** The stems that a folded word has in headlines, tags and leads. `Qalib` and `qalıb` are one folded word with two stems. */
  listStemsOfForm(form: string): string[] {
    return [...new Set(this.readSpellings(form).map(({ stem }) => stem))];
  }

  /** How a folded word is written in headlines, tags and leads, with the number of its uses, the most frequent first. */
  listSpellings(form: string): { spelling: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const { spelling, count } of this.readSpellings(form))
      counts.set(spelling, (counts.get(spelling) ?? 0) + count);
    return Array.from(counts, ([spelling, count]) => ({ spelling, count })).sort((a, b) => b.count - a.count);
  }

  private readSpellings(form: string): StemmedSpelling[] {
    const word = this.findWord('forms', form);
    if (word === null) return [];
    const inSegments = this.segments.flatMap((segment, at) => {
      const number = word.inSegments[at] ?? -1;
      return number < 0 ? [] : segment.listSpellings(number);
    });
    return word.inMemory < 0 ? inSegments : [...inSegments, ...this.memory.listSpellings(word.inMemory)];
  }

  private parts(): IndexPart[] {
    return [...this.segments, this.memory];
  }

  private findInSegments(list: WordList, text: string): readonly number[] | null {
    if (this.segments.length === 0) return null;
    const key = `${list} ${text}`;
    const known = this.foundInSegments.get(key);
    if (known !== undefined) return known;
    const numbers = this.segments.map((segment) => segment.findWord(list, text));
    const found = numbers.some((number) => number >= 0) ? numbers : null;
    if (this.foundInSegments.size >= MAX_FOUND_KEPT) this.foundInSegments.clear();
    this.foundInSegments.set(key, found);
    return found;
  }

  private countPostings(list: WordList, word: FoundWord, tier: number): number {
    if (tier >= TIERS_OF[list]) return 0;
    let count = word.inMemory < 0 ? 0 : this.memory.countPostings(list, word.inMemory, tier);
    for (let at = 0; at < word.inSegments.length; at++) {
      const number = word.inSegments[at] ?? -1;
      if (number >= 0) count += this.segments[at]?.countPostings(list, number, tier) ?? 0;
    }
    return count;
  }

  private remove(articleId: string): void {
    const inMemory = this.memory.findDoc(articleId);
    if (inMemory >= 0) this.forget(this.memoryBase + inMemory);
    this.memory.markChanged(articleId);
    this.removeFromSegments(articleId);
  }

  private removeFromSegments(articleId: string): void {
    for (const [at, segment] of this.segments.entries()) {
      const doc = segment.findDoc(articleId);
      if (doc >= 0) this.forget((this.bases[at] ?? 0) + doc);
    }
  }

  private forget(doc: number): void {
    if (this.statusOf[doc] === 0) return;
    this.statusOf[doc] = 0;
    this.liveCount -= 1;
  }

  private readColumns(segment: Segment, stale: Uint8Array, base: number): void {
    const { statuses, categories, categoryIds, published } = segment.readColumns();
    const numbers = Uint16Array.from(categoryIds, (id) => this.numberCategory(id));
    this.publishedAt.set(published, base);
    for (let doc = 0; doc < segment.size; doc++) {
      this.categoryOf[base + doc] = numbers[categories[doc] ?? 0] ?? 0;
      if (((stale[doc >> 3] ?? 0) >> (doc & 7)) & 1) continue;
      this.statusOf[base + doc] = statuses[doc] ?? 0;
      this.newest = Math.max(this.newest, published[doc] ?? 0);
      this.liveCount += 1;
    }
  }

  private copyColumns(newer: SearchIndex): void {
    for (let doc = 0; doc < this.memory.size; doc++) {
      const [from, to] = [newer.memoryBase + doc, this.memoryBase + doc];
      const status = newer.statusOf[from] ?? 0;
      this.statusOf[to] = status;
      this.categoryOf[to] = this.numberCategory(newer.categories[newer.categoryOf[from] ?? 0] ?? null);
      this.publishedAt[to] = newer.publishedAt[from] ?? 0;
      if (status > 0) this.liveCount += 1;
    }
    this.newest = Math.max(this.newest, newer.newest);
    for (const id of this.memory.changedIds) this.removeFromSegments(id);
  }

  private numberCategory(id: string | null): number {
    const known = this.categories.indexOf(id);
    return known >= 0 ? known : this.categories.push(id) - 1;
  }

  private enlarge(): void {
    const length = this.memoryBase + 2 * this.memory.size + ROOM;
    const { statusOf, categoryOf, publishedAt } = this;
    this.statusOf = new Uint8Array(length);
    this.categoryOf = new Uint16Array(length);
    this.publishedAt = new Float64Array(length);
    this.statusOf.set(statusOf);
    this.categoryOf.set(categoryOf);
    this.publishedAt.set(publishedAt);
  }
}
