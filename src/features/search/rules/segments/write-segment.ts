import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { toLetterBits } from '#az/characters/characters.ts';
import { TEXT_TIER, TIERS_OF, type WordList, type WritablePart } from '../index/index-part.ts';
import { docOf, fieldsOf } from '../index/postings.ts';
import { MAX_POSTING_BYTES, PostingEncoder, TextWriter } from './posting-codec.ts';
import { encodeFooter, type SectionName, type SegmentFooter } from './segment-file.ts';

/** Articles that a segment is made of. */
export interface SegmentSource {
  part: WritablePart;
  /** The position of the status of an article in `STATUS_NAMES`; 0 leaves it out. */
  statusOf: (doc: number) => number;
  categoryIdOf: (doc: number) => string | null;
  /** Epoch milliseconds. */
  publishedAt: (doc: number) => number;
}

/** Bytes that are collected for one write. */
const CHUNK = 1024 * 1024;

/** Writes the articles of the sources, the oldest source first, as one segment. The file is complete when the function returns. */
export function writeSegment(path: string, sources: readonly SegmentSource[]): void {
  const output = new Output(path);
  try {
    const docs = numberDocs(sources);
    const forms = writeWords('forms', sources, docs, output);
    const stems = writeWords('stems', sources, docs, output);
    const { categoryIds, idWidth } = writeDocs(sources, docs, output);
    output.write('spellings', forms.spellings);
    output.write('spellingOffsets', forms.spellingOffsets);
    output.write('formBytes', forms.bytes);
    output.write('formEnds', forms.ends);
    output.write('formOffsets', forms.offsets);
    output.write('formCounts', forms.counts);
    output.write('formLetters', forms.letters);
    output.write('stemBytes', stems.bytes);
    output.write('stemEnds', stems.ends);
    output.write('stemOffsets', stems.offsets);
    output.write('stemCounts', stems.counts);
    output.finish({ size: docs.size, idWidth, categoryIds });
  } finally {
    output.close();
  }
}

/** The new number of every article of each source; -1 for those that are left out. */
interface NumberedDocs {
  numbers: Int32Array[];
  size: number;
}

function numberDocs(sources: readonly SegmentSource[]): NumberedDocs {
  let size = 0;
  const numbers = sources.map(({ part, statusOf }) =>
    Int32Array.from({ length: part.size }, (_, doc) => (statusOf(doc) > 0 ? size++ : -1)),
  );
  return { numbers, size };
}

function writeDocs(sources: readonly SegmentSource[], { numbers, size }: NumberedDocs, output: Output) {
  const categoryIds: (string | null)[] = [];
  const idWidth = findIdWidth(sources, numbers);
  const ids = Buffer.alloc(size * idWidth);
  const statuses = new Uint8Array(size);
  const categories = new Uint16Array(size);
  const published = new Float64Array(size);
  for (const [at, { part, statusOf, categoryIdOf, publishedAt }] of sources.entries())
    for (const [doc, number] of numbers[at]?.entries() ?? []) {
      if (number < 0) continue;
      ids.write(part.articleIdOf(doc), number * idWidth);
      const id = categoryIdOf(doc);
      const known = categoryIds.indexOf(id);
      categories[number] = known >= 0 ? known : categoryIds.push(id) - 1;
      statuses[number] = statusOf(doc);
      published[number] = publishedAt(doc);
    }
  const idOrder = new Uint32Array(size)
    .map((_, doc) => doc)
    .sort((a, b) => ids.compare(ids, b * idWidth, (b + 1) * idWidth, a * idWidth, (a + 1) * idWidth));
  output.write('ids', ids);
  output.write('idOrder', idOrder);
  output.write('statuses', statuses);
  output.write('categories', categories);
  output.write('published', published);
  return { categoryIds, idWidth };
}

/** The bytes of the longest id. Shorter ones are filled with zeros. */
function findIdWidth(sources: readonly SegmentSource[], numbers: readonly Int32Array[]): number {
  let width = 1;
  for (const [at, { part }] of sources.entries())
    for (let doc = 0; doc < part.size; doc++)
      if ((numbers[at]?.[doc] ?? -1) >= 0) width = Math.max(width, Buffer.byteLength(part.articleIdOf(doc)));
  return width;
}

/** Writes the postings of a vocabulary and returns its other sections. Words without an article are left out. */
function writeWords(list: WordList, sources: readonly SegmentSource[], docs: NumberedDocs, output: Output) {
  const tiers = TIERS_OF[list];
  const section = list === 'forms' ? 'formPostings' : 'stemPostings';
  const words = new Bytes();
  const spellings = new Bytes();
  const ends = new Numbers();
  const offsets = new Numbers();
  const counts = new Numbers();
  const letters = new Numbers();
  const spellingOffsets = new Numbers();
  const text = new TextWriter();
  let position = 0;
  output.start(section);
  for (const { bytes, numbers } of joinWords(list, sources)) {
    const found = encodeWord(list, numbers, sources, docs);
    if (found.counts.every((count) => count === 0)) continue;
    for (let tier = 0; tier < tiers; tier++) {
      offsets.push(position + (found.starts[tier] ?? 0));
      counts.push(found.counts[tier] ?? 0);
    }
    output.add(found.bytes);
    position += found.bytes.length;
    words.push(bytes);
    ends.push(words.length);
    if (list === 'stems') continue;
    letters.push(toLetterBits(Buffer.from(bytes).toString()));
    spellingOffsets.push(spellings.length);
    for (const { spelling, stem, count } of joinSpellings(numbers, sources)) {
      text.addText(spelling);
      text.addText(stem);
      text.addNumber(count);
    }
    spellings.push(text.take());
  }
  output.end();
  offsets.push(position);
  spellingOffsets.push(spellings.length);
  return {
    bytes: words.toBytes(),
    ends: ends.toNumbers(),
    offsets: offsets.toNumbers(),
    counts: counts.toNumbers(),
    letters: letters.toNumbers(),
    spellings: spellings.toBytes(),
    spellingOffsets: spellingOffsets.toNumbers(),
  };
}

/** The words of all sources in order, each once, with its number in each source; -1 in a source that does not have it. */
function* joinWords(
  list: WordList,
  sources: readonly SegmentSource[],
): Generator<{ bytes: Uint8Array; numbers: readonly number[] }> {
  const iterators = sources.map(({ part }) => part.listWords(list)[Symbol.iterator]());
  const heads = iterators.map((iterator) => iterator.next().value ?? null);
  for (;;) {
    let first: Uint8Array | null = null;
    for (const head of heads)
      if (head && (!first || Buffer.compare(head.bytes, first) < 0)) first = head.bytes;
    if (!first) return;
    const bytes = first;
    const numbers = heads.map((head, at) => {
      if (!head || Buffer.compare(head.bytes, bytes) !== 0) return -1;
      heads[at] = iterators[at]?.next().value ?? null;
      return head.number;
    });
    yield { bytes, numbers };
  }
}

let buffer = new Uint8Array(0);

/** The postings of a word: the tiers one after another, each from the newest article to the oldest. */
function encodeWord(
  list: WordList,
  numbers: readonly number[],
  sources: readonly SegmentSource[],
  docs: NumberedDocs,
) {
  const tiers = Array.from({ length: TIERS_OF[list] }, (_, tier) => tier);
  const total = numbers.reduce(
    (sum, number, at) =>
      sum +
      (number < 0
        ? 0
        : tiers.reduce((n, tier) => n + (sources[at]?.part.countPostings(list, number, tier) ?? 0), 0)),
    0,
  );
  if (buffer.length < total * MAX_POSTING_BYTES) buffer = new Uint8Array(2 * total * MAX_POSTING_BYTES);
  const encoder = new PostingEncoder(buffer);
  const starts: number[] = [];
  const counts: number[] = [];
  for (const tier of tiers) {
    starts.push(encoder.length);
    encoder.start(docs.size, tier !== TEXT_TIER);
    let count = 0;
    for (let at = sources.length - 1; at >= 0; at--) {
      const number = numbers[at] ?? -1;
      const renumbered = docs.numbers[at];
      if (number < 0 || !renumbered) continue;
      for (const postings of sources[at]?.part.readPostings(list, number, tier, Infinity) ?? [])
        for (const posting of postings) {
          const doc = renumbered[docOf(posting)] ?? -1;
          if (doc < 0) continue;
          encoder.add(doc, fieldsOf(posting));
          count += 1;
        }
    }
    counts.push(count);
  }
  return { bytes: encoder.take(), starts, counts };
}

function joinSpellings(numbers: readonly number[], sources: readonly SegmentSource[]) {
  const joined = new Map<string, { spelling: string; stem: string; count: number }>();
  for (const [at, number] of numbers.entries())
    for (const one of number < 0 ? [] : (sources[at]?.part.listSpellings(number) ?? [])) {
      const known = joined.get(one.spelling);
      if (known) known.count += one.count;
      else joined.set(one.spelling, { ...one });
    }
  return joined.values();
}

/** A list of numbers that grows. */
class Numbers {
  private numbers = new Uint32Array(1024);
  private length = 0;

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = value;
  }

  toNumbers(): Uint32Array {
    return this.numbers.slice(0, this.length);
  }
}

/** Bytes that grow. */
class Bytes {
  private bytes = new Uint8Array(64 * 1024);
  length = 0;

  push(more: Uint8Array): void {
    if (this.length + more.length > this.bytes.length) {
      const larger = new Uint8Array(2 * (this.length + more.length));
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.set(more, this.length);
    this.length += more.length;
  }

  toBytes(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** The file that is written: sections one after another, and the table of the sections at its end. */
class Output {
  private readonly file: number;
  private readonly chunk = new Uint8Array(CHUNK);
  private filled = 0;
  private offset = 0;
  private readonly sections: Partial<SegmentFooter['sections']> = {};
  private open: { name: SectionName; offset: number; checksum: number } | null = null;

  constructor(path: string) {
    this.file = openSync(path, 'wx', 0o600);
  }

  start(name: SectionName): void {
    this.open = { name, offset: this.offset, checksum: 0 };
  }

  add(bytes: Uint8Array): void {
    if (this.open) this.open.checksum = crc32(bytes, this.open.checksum);
    this.append(bytes);
  }

  end(): void {
    if (!this.open) return;
    const { name, offset, checksum } = this.open;
    this.sections[name] = { offset, length: this.offset - offset, checksum };
    this.open = null;
  }

  write(name: SectionName, values: Uint8Array | Uint16Array | Uint32Array | Float64Array): void {
    this.start(name);
    this.add(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    this.end();
  }

  /** After that the file survives a power failure. */
  finish(footer: Omit<SegmentFooter, 'sections'>): void {
    this.append(encodeFooter({ ...footer, sections: this.sections as SegmentFooter['sections'] }));
    this.flush();
    fsyncSync(this.file);
  }

  close(): void {
    closeSync(this.file);
  }

  private append(bytes: Uint8Array): void {
    this.offset += bytes.length;
    for (let from = 0; from < bytes.length; ) {
      if (this.filled === CHUNK) this.flush();
      const part = bytes.subarray(from, from + CHUNK - this.filled);
      this.chunk.set(part, this.filled);
      this.filled += part.length;
      from += part.length;
    }
  }

  private flush(): void {
    for (let from = 0; from < this.filled; )
      from += writeSync(this.file, this.chunk, from, this.filled - from, null);
    this.filled = 0;
  }
}
