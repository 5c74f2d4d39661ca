import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js';
import {
  ARCHIVE_VERSION,
  ARCHIVED_FILES,
  type ArchivedFile,
  type ArchivedRow,
  type ArchiveManifest,
  ArchiveRefused,
  ArchiveUnreadable,
  archivedFile,
  archiveManifest,
  entryNames,
} from './archive-manifest.ts';

const OPTIONS = { useWebWorkers: false };
const MB = 1024 * 1024;
/** In bytes. What is larger is not from an export of ours, and would not fit into memory. */
const MAX_MANIFEST = 4 * MB;
const MAX_LINE = 16 * MB;
const MAX_FILE = 64 * MB;

/** An archive that is open for reading. Its contents are read when they are needed. */
export interface OpenArchive {
  manifest: ArchiveManifest;
  /** The rows of a table, one by one. @throws ArchiveUnreadable at the end when they are not those of the manifest. */
  readRows(table: string): AsyncIterable<ArchivedRow>;
  /** The files, one by one. @throws ArchiveUnreadable for a damaged one. */
  readFiles(): AsyncIterable<{ file: ArchivedFile; bytes: Uint8Array }>;
  close(): Promise<void>;
}

/** @throws ArchiveUnreadable when the file is no archive; ArchiveRefused when it is one of a newer program. */
export async function openArchive(path: string): Promise<OpenArchive> {
  if (!existsSync(path)) throw new ArchiveUnreadable(`There is no file ${path}`);
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), OPTIONS);
  const entries = new Map<string, FileEntry>();
  try {
    for (const entry of await zip.getEntries()) if (!entry.directory) entries.set(entry.filename, entry);
  } catch (error) {
    throw new ArchiveUnreadable(`${path} is not a ZIP file, or is not complete`, { cause: error });
  }
  const getEntry = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new ArchiveUnreadable(`${path} has no ${name}`);
    return entry;
  };
  const manifestBytes = await readWhole(getEntry(entryNames.manifest), MAX_MANIFEST);
  const manifest = parseManifest(path, new TextDecoder().decode(manifestBytes));

  return {
    manifest,
    async *readRows(table) {
      for await (const row of readRecords(getEntry(entryNames.table(table)), manifest.tables[table])) {
        if (!isRow(row))
          throw new ArchiveUnreadable(`tables/${table}.jsonl of the archive has a line without a row`);
        yield row;
      }
    },
    async *readFiles() {
      for await (const line of readRecords(getEntry(entryNames.files), manifest.files)) {
        const { success, data: file } = archivedFile.safeParse(line);
        if (!success || !file.path.startsWith(ARCHIVED_FILES))
          throw new ArchiveUnreadable(
            `${entryNames.files} of the archive names a file that is none of a site`,
          );
        const bytes = await readWhole(getEntry(entryNames.file(file.path)), Math.min(file.size, MAX_FILE));
        if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
          throw new ArchiveUnreadable(`${file.path} of the archive is damaged`);
        yield { file, bytes };
      }
    },
    close: () => zip.close(),
  };
}

function parseManifest(path: string, text: string): ArchiveManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const { version } = (value ?? {}) as { version?: unknown };
  if (typeof version === 'number' && version > ARCHIVE_VERSION)
    throw new ArchiveRefused(`${path} was written by a newer program; update this one first`);
  const parsed = archiveManifest.safeParse(value);
  if (!parsed.success) throw new ArchiveUnreadable(`${path} is not an archive of this program`);
  return parsed.data;
}

const isRow = (value: unknown): value is ArchivedRow =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((cell) => cell === null || typeof cell === 'string' || typeof cell === 'number');

/** The bytes of an entry as they are unpacked, so that memory does not grow with what a small entry unpacks to. */
async function* unpack(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  let failure: unknown = null;
  // A failure also ends `readable`.
  const copying = entry.getData(writable, OPTIONS).catch((error) => {
    failure = error;
  });
  try {
    yield* readable;
  } catch (error) {
    failure ??= error;
  }
  await copying;
  if (failure) throw new ArchiveUnreadable(`${entry.filename} of the archive is damaged`, { cause: failure });
}

/** @throws ArchiveUnreadable when the entry unpacks to more than `limit` bytes. */
async function readWhole(entry: FileEntry, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of unpack(entry)) {
    size += chunk.length;
    if (size > limit)
      throw new ArchiveUnreadable(`${entry.filename} of the archive is larger than it may be`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The objects of a file with one in each line. */
async function* readRecords(
  entry: FileEntry,
  expected: { rows: number; sha256: string } | undefined,
): AsyncGenerator<unknown> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder();
  let rows = 0;
  /** The beginning of a line, in parts: to join them again with each chunk would take quadratic time. */
  let rest: string[] = [];
  let restLength = 0;
  for await (const chunk of unpack(entry)) {
    hash.update(chunk);
    const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
    rest.push(first);
    restLength += first.length;
    if (restLength > MAX_LINE)
      throw new ArchiveUnreadable(
        `${entry.filename} of the archive has a line of more than ${MAX_LINE / MB} MB`,
      );
    for (const next of more) {
      rows++;
      yield parseLine(entry, rest.join(''), rows);
      rest = [next];
      restLength = next.length;
    }
  }
  if (restLength > 0 || rows !== expected?.rows || hash.digest('hex') !== expected.sha256)
    throw new ArchiveUnreadable(`${entry.filename} of the archive is damaged`);
}

function parseLine(entry: FileEntry, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new ArchiveUnreadable(`Line ${number} of ${entry.filename} in the archive is not JSON`, {
      cause: error,
    });
  }
}
