import { FIELD_BITS, FIELD_MASK, toPosting } from '../index/postings.ts';

/** Bytes that one posting needs at most. */
export const MAX_POSTING_BYTES = 5;

/**
 * Encodes postings of descending articles. Each is the distance from the article before (from `size` for the first), with the
 * fields in the lowest bits where a tier has fields, as an integer of variable length: seven bits in each byte, the lowest first.
 */
export class PostingEncoder {
  private readonly bytes: Uint8Array;
  /** Bytes that were written. */
  length = 0;
  private before = 0;
  private hasFields = false;

  /** `bytes` needs room for all postings, `MAX_POSTING_BYTES` each. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The bytes that were written. */
  take(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  /** Begins a list of postings. */
  start(size: number, hasFields: boolean): void {
    this.before = size;
    this.hasFields = hasFields;
  }

  add(doc: number, fields: number): void {
    const distance = this.before - doc;
    this.before = doc;
    let rest = this.hasFields ? toPosting(distance, fields) : distance;
    for (; rest > 0x7f; rest = rest >>> 7) this.bytes[this.length++] = (rest & 0x7f) | 0x80;
    this.bytes[this.length++] = rest;
  }
}

/**
 * Decodes the first postings of a list into `target`, as many as fit into it. `size` and `hasFields` are those of the encoder.
 * Returns how many there are.
 */
export function decodePostings(
  bytes: Uint8Array,
  { size, hasFields }: { size: number; hasFields: boolean },
  target: Uint32Array,
): number {
  const end = bytes.length;
  const most = target.length;
  // A tier without fields has distances of articles, and 0 for the fields of each.
  const shift = hasFields ? 0 : FIELD_BITS;
  let last = toPosting(size, 0) | 0;
  let count = 0;
  for (let at = 0; at < end && count < most; ) {
    let value = bytes[at++] ?? 0;
    if (value > 0x7f) {
      value &= 0x7f;
      for (let more = 7; at < end; more += 7) {
        const next = bytes[at++] ?? 0;
        value |= (next & 0x7f) << more;
        if (next <= 0x7f) break;
      }
    }
    value <<= shift;
    last = (last - (value & ~FIELD_MASK)) | 0;
    target[count++] = last | (value & FIELD_MASK);
  }
  return count;
}

/** Writes texts, each with the length of its bytes, and numbers. */
export class TextWriter {
  private chunks: Uint8Array[] = [];

  addNumber(value: number): void {
    const bytes: number[] = [];
    let rest = value;
    for (; rest > 0x7f; rest = rest >>> 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
    this.chunks.push(Uint8Array.from(bytes));
  }

  addText(text: string): void {
    const bytes = Buffer.from(text);
    this.addNumber(bytes.length);
    this.chunks.push(bytes);
  }

  /** Everything that was added since the last call. */
  take(): Uint8Array {
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [];
    return bytes;
  }
}

/** Reads what a `TextWriter` has written. */
export class TextReader {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get hasMore(): boolean {
    return this.at < this.bytes.length;
  }

  readNumber(): number {
    let value = 0;
    for (let shift = 0; this.at < this.bytes.length; shift += 7) {
      const next = this.bytes[this.at++] ?? 0;
      value |= (next & 0x7f) << shift;
      if (next <= 0x7f) break;
    }
    return value >>> 0;
  }

  readText(): string {
    const length = this.readNumber();
    const text = this.bytes.toString('utf8', this.at, this.at + length);
    this.at += length;
    return text;
  }
}
