/** The short texts of an article that a word can stand in, one bit each. A word that is in none of them is in the text. */
export const FIELDS = { title: 4, tags: 2, lead: 1 } as const;
/** The number of combinations of fields. */
export const FIELD_SETS = 8;

/** The fields are the lowest bits of a posting. */
export const FIELD_BITS = 3;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;
/** New articles before their postings are packed. */
const SEGMENT_SIZE = 4096;
/**
 * Postings of one word that a search reads, the newest first. A word of more articles says little about each of them, so the
 * oldest are not read.
 */
export const MAX_READ = 250_000;

/** The number of an article and the fields with the word, in one number. */
export function toPosting(doc: number, fields: number): number {
  return ((doc << FIELD_BITS) | fields) >>> 0;
}

export function docOf(posting: number): number {
  return posting >>> FIELD_BITS;
}

export function fieldsOf(posting: number): number {
  return posting & FIELD_MASK;
}

/**
 * The postings of some thousand articles, those of each word from the newest. Those of word `n` begin at `starts[n]` and end at
 * `starts[n + 1]`.
 */
interface Segment {
  starts: Uint32Array;
  postings: Uint32Array;
  /** The number of merges that made it: 0 for a packed chain. */
  level: number;
}

/** In which articles each word stands. New postings are chained, and packed into a segment when there are many. */
export class PostingLists {
  private readonly segments: Segment[] = [];
  private readonly counts: number[] = [];
  /** The chains: the last link of each word, and for each link its posting and the link before it. Link 0 ends a chain. */
  private lastLinks = new Uint32Array(0);
  private links = { postings: new Uint32Array(0), before: new Uint32Array(0) };
  private linkCount = 0;
  private articleCount = 0;

  private readonly segmentSize: number;

  constructor(segmentSize = SEGMENT_SIZE) {
    this.segmentSize = segmentSize;
  }

  /** Call it before the postings of each article. */
  startArticle(): void {
    if (this.articleCount === this.segmentSize) this.pack();
    this.articleCount += 1;
  }

  add(word: number, posting: number): void {
    if (word >= this.lastLinks.length) this.lastLinks = enlarge(this.lastLinks, word);
    const link = ++this.linkCount;
    if (link >= this.links.postings.length) {
      const { postings, before } = this.links;
      this.links = { postings: enlarge(postings, link), before: enlarge(before, link) };
    }
    this.links.postings[link] = posting;
    this.links.before[link] = this.lastLinks[word] ?? 0;
    this.lastLinks[word] = link;
    this.counts[word] = (this.counts[word] ?? 0) + 1;
  }

  /** In how many articles a word stands. Replaced versions of articles count, too. */
  count(word: number): number {
    return this.counts[word] ?? 0;
  }

  /** The postings of a word in parts, the newest part first. `limit`: not many more. */
  read(word: number, limit = MAX_READ): Uint32Array[] {
    const chained = this.readChain(word);
    const parts: Uint32Array[] = chained.length > 0 ? [chained] : [];
    let remaining = limit;
    for (let at = this.segments.length - 1; at >= 0 && remaining > 0; at--) {
      const segment = this.segments[at];
      if (!segment || word + 1 >= segment.starts.length) continue;
      const start = segment.starts[word] ?? 0;
      const end = Math.min(segment.starts[word + 1] ?? 0, start + remaining);
      const part = segment.postings.subarray(start, end);
      remaining -= part.length;
      if (part.length > 0) parts.push(part);
    }
    return parts;
  }

  private readChain(word: number): Uint32Array {
    const last = this.lastLinks[word] ?? 0;
    let length = 0;
    for (let link = last; link > 0; link = this.links.before[link] ?? 0) length += 1;
    const found = new Uint32Array(length);
    let at = 0;
    for (let link = last; link > 0; link = this.links.before[link] ?? 0)
      found[at++] = this.links.postings[link] ?? 0;
    return found;
  }

  private pack(): void {
    const words = this.lastLinks.length;
    const starts = new Uint32Array(words + 1);
    const postings = new Uint32Array(this.linkCount);
    let length = 0;
    for (let word = 0; word < words; word++) {
      starts[word] = length;
      for (let link = this.lastLinks[word] ?? 0; link > 0; link = this.links.before[link] ?? 0)
        postings[length++] = this.links.postings[link] ?? 0;
    }
    starts[words] = length;
    this.lastLinks.fill(0);
    this.linkCount = 0;
    this.articleCount = 0;
    let newest: Segment = { starts, postings, level: 0 };
    while (this.segments.at(-1)?.level === newest.level)
      newest = merge(newest, this.segments.pop() as Segment);
    this.segments.push(newest);
  }
}

/** Two segments of one level as one of the next. Few large segments need less memory than many small ones. */
function merge(newer: Segment, older: Segment): Segment {
  const words = Math.max(newer.starts.length, older.starts.length) - 1;
  const starts = new Uint32Array(words + 1);
  const postings = new Uint32Array(newer.postings.length + older.postings.length);
  let length = 0;
  for (let word = 0; word < words; word++) {
    starts[word] = length;
    for (const segment of [newer, older]) {
      if (word + 1 >= segment.starts.length) continue;
      const part = segment.postings.subarray(segment.starts[word], segment.starts[word + 1]);
      postings.set(part, length);
      length += part.length;
    }
  }
  starts[words] = length;
  return { starts, postings, level: newer.level + 1 };
}

/** A copy with twice the length that the position needs. */
function enlarge(numbers: Uint32Array, position: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(1024, 2 * position));
  larger.set(numbers);
  return larger;
}
