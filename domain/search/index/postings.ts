/** The short texts of an article that a word can stand in, one bit each. A word that is in none of them is in the text. */
export const FIELDS = { title: 4, tags: 2, lead: 1 } as const;
/** How many fields combinations there are. */
export const FIELD_SETS = 8;

const FIELD_BITS = 3;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
/** New articles in memory before their postings are packed. */
const SEGMENT_SIZE = 8192;
/**
 * Postings of one word that a search reads, the newest first. Only words that stand in more articles are cut, and such words say
 * little about an article.
 */
const MAX_READ = 250_000;

/** The number of an article and the fields with the word, in one number. */
export function toPosting(doc: number, fields: number): number {
  return doc * (FIELD_MASK + 1) + fields;
}

export function docOf(posting: number): number {
  return posting >>> FIELD_BITS;
}

export function fieldsOf(posting: number): number {
  return posting & FIELD_MASK;
}

/** The postings of some thousand articles. Those of word `n` begin at `starts[n]` and end at `starts[n + 1]`. */
interface Segment {
  starts: Uint32Array;
  postings: Uint32Array;
}

/** In which articles each word stands. New postings are collected in lists, and packed into a segment when there are many. */
export class PostingLists {
  private readonly segments: Segment[] = [];
  private fresh = new Map<number, number[]>();
  private freshDocs = 0;
  private readonly counts: number[] = [];

  /** Call it before the postings of each article. */
  startArticle(): void {
    this.freshDocs += 1;
    if (this.freshDocs > SEGMENT_SIZE) this.pack();
  }

  add(word: number, posting: number): void {
    const list = this.fresh.get(word);
    if (list) list.push(posting);
    else this.fresh.set(word, [posting]);
    this.counts[word] = (this.counts[word] ?? 0) + 1;
  }

  /** In how many articles a word stands. Replaced versions of articles count, too. */
  count(word: number): number {
    return this.counts[word] ?? 0;
  }

  /** The postings of a word in parts, the newest part first. */
  read(word: number): ArrayLike<number>[] {
    let remaining = MAX_READ;
    const fresh = this.fresh.get(word);
    const parts: ArrayLike<number>[] = fresh ? [fresh] : [];
    for (let at = this.segments.length - 1; at >= 0 && remaining > 0; at--) {
      const segment = this.segments[at];
      if (!segment || word + 1 >= segment.starts.length) continue;
      const part = segment.postings.subarray(segment.starts[word], segment.starts[word + 1]);
      remaining -= part.length;
      if (part.length > 0) parts.push(part);
    }
    return parts;
  }

  private pack(): void {
    const words = [...this.fresh.keys()].reduce((most, word) => Math.max(most, word + 1), 0);
    const starts = new Uint32Array(words + 1);
    for (const [word, list] of this.fresh) starts[word + 1] = list.length;
    for (let word = 0; word < words; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    const postings = new Uint32Array(starts[words] ?? 0);
    for (const [word, list] of this.fresh) postings.set(list, starts[word]);
    this.segments.push({ starts, postings });
    this.fresh = new Map();
    this.freshDocs = 1;
  }
}
