import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Grows with every change of the format. Segments of another format are built again. */
const FORMAT = 1;
const MAGIC = 0x4e535247;
/** The end of a file: magic, format, length and checksum of the JSON before it. */
const TRAILER_BYTES = 16;

/** The parts of a file that are in memory while it is open. */
const LOADED = [
  'ids',
  'idOrder',
  'formBytes',
  'formEnds',
  'formOffsets',
  'formCounts',
  'formLetters',
  'spellingOffsets',
  'stemBytes',
  'stemEnds',
  'stemOffsets',
  'stemCounts',
] as const;
/** The parts that an index copies. */
const COLUMNS = ['statuses', 'categories', 'published'] as const;
/** The parts that are read on demand. A search needs a little of them. */
const ON_DEMAND = ['formPostings', 'stemPostings', 'spellings'] as const;
const NAMES = [...LOADED, ...COLUMNS, ...ON_DEMAND] as const;

export type SectionName = (typeof NAMES)[number];

const sectionSchema = z.object({ offset: z.number(), length: z.number(), checksum: z.number() });
const footerSchema = z.object({
  size: z.number(),
  idWidth: z.number(),
  categoryIds: z.array(z.string().nullable()),
  sections: z.record(z.enum(NAMES), sectionSchema),
});

export type SegmentFooter = z.infer<typeof footerSchema>;
export type Sections = Readonly<Record<(typeof LOADED)[number], Uint8Array<ArrayBuffer>>>;

/** A segment file that is not complete, not of this format, or damaged. */
class SegmentInvalid extends Error {}

/** The last bytes of a segment file. */
export function encodeFooter(footer: SegmentFooter): Uint8Array {
  const json = Buffer.from(JSON.stringify(footer));
  const trailer = Buffer.alloc(TRAILER_BYTES);
  for (const [at, value] of [MAGIC, FORMAT, json.length, crc32(json)].entries())
    trailer.writeUInt32LE(value, 4 * at);
  return Buffer.concat([json, trailer]);
}

/** Closes the file of a segment when nothing refers to the segment any more: a search may still use it after it was replaced. */
const openFiles = new FinalizationRegistry<number>((file) => closeSync(file));

/**
 * Opens a segment file and reads what is kept in memory. The main thread can work between the parts.
 * @throws SegmentInvalid when the file is torn or foreign; an error of the file system when it is missing.
 */
export async function openSegmentFile(
  path: string,
): Promise<{ footer: SegmentFooter; sections: Sections; file: SegmentFile }> {
  const handle = await open(path, 'r');
  try {
    const read = async (offset: number, length: number) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await handle.read(bytes, 0, length, offset);
      if (bytesRead < length) throw new SegmentInvalid(`${path} is too short`);
      return bytes;
    };
    const { size } = await handle.stat();
    if (size < TRAILER_BYTES) throw new SegmentInvalid(`${path} is too short`);
    const trailer = Buffer.from(await read(size - TRAILER_BYTES, TRAILER_BYTES));
    const [magic, format, length = 0, checksum] = [0, 4, 8, 12].map((at) => trailer.readUInt32LE(at));
    if (magic !== MAGIC || format !== FORMAT || length > size - TRAILER_BYTES)
      throw new SegmentInvalid(`${path} is not a segment of this program`);
    const json = await read(size - TRAILER_BYTES - length, length);
    if (crc32(json) !== checksum) throw new SegmentInvalid(`${path} is damaged`);
    const footer = footerSchema.parse(JSON.parse(Buffer.from(json).toString()));
    const sections = new Map<SectionName, Uint8Array<ArrayBuffer>>();
    for (const name of [...COLUMNS, ...LOADED]) {
      const section = footer.sections[name];
      const bytes = await read(section.offset, section.length);
      if (crc32(bytes) !== section.checksum) throw new SegmentInvalid(`${path} is damaged`);
      sections.set(name, bytes);
    }
    for (const name of COLUMNS) sections.delete(name);
    return {
      footer,
      sections: Object.fromEntries(sections) as Sections,
      file: new SegmentFile(path, footer),
    };
  } finally {
    await handle.close();
  }
}

/** Reads parts of a segment on demand. The operating system keeps in memory what is read often. */
export class SegmentFile {
  private readonly file: number;
  private readonly footer: SegmentFooter;
  private readonly buffers = new Map<SectionName, ReadBuffer>();

  constructor(path: string, footer: SegmentFooter) {
    this.file = openSync(path, 'r');
    this.footer = footer;
    openFiles.register(this, this.file);
  }

  /** A copy of a section. */
  readAll(name: SectionName): Uint8Array<ArrayBuffer> {
    const { offset, length } = this.footer.sections[name];
    const bytes = new Uint8Array(length);
    readSync(this.file, bytes, 0, length, offset);
    return bytes;
  }

  /**
   * The bytes of a section between two positions. They are valid until the next call for this section. `ahead`: how many more are
   * read at once, for callers that read a section from its beginning to its end.
   */
  read(name: SectionName, start: number, end: number, ahead = 0): Uint8Array {
    const section = this.footer.sections[name];
    const buffer = this.buffers.get(name) ?? { bytes: new Uint8Array(0), from: 0, to: 0 };
    this.buffers.set(name, buffer);
    if (start < buffer.from || end > buffer.to) {
      const to = Math.min(section.length, Math.max(end, start + ahead));
      if (buffer.bytes.length < to - start) buffer.bytes = new Uint8Array(to - start);
      const length = readSync(this.file, buffer.bytes, 0, to - start, section.offset + start);
      buffer.from = start;
      buffer.to = start + length;
    }
    return buffer.bytes.subarray(start - buffer.from, Math.min(end, buffer.to) - buffer.from);
  }
}

/** The bytes of a section that were read last. */
interface ReadBuffer {
  bytes: Uint8Array;
  from: number;
  to: number;
}
