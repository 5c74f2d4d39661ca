import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { BlobReader, type FileEntry, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import {
  ARCHIVE_VERSION,
  type ArchivedFile,
  type ArchiveManifest,
  ArchiveRefused,
  archivedFile,
  archiveManifest,
  entryNames,
} from './archive-manifest.ts';

const OPTIONS = { useWebWorkers: false };

/** An archive that is open for reading. Its contents are read when they are needed. */
export interface OpenArchive {
  manifest: ArchiveManifest;
  /** The rows of a table, one by one. @throws ArchiveRefused at the end when they are not those of the manifest. */
  readRows(table: string): AsyncIterable<Record<string, string | number | null>>;
  /** The files, one by one. @throws ArchiveRefused for a damaged one. */
  readFiles(): AsyncIterable<{ file: ArchivedFile; bytes: Uint8Array }>;
  close(): Promise<void>;
}

/** @throws ArchiveRefused when the file is no archive, or one of a newer program. */
export async function openArchive(path: string): Promise<OpenArchive> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), OPTIONS);
  const entries = new Map<string, FileEntry>();
  try {
    for (const entry of await zip.getEntries()) if (!entry.directory) entries.set(entry.filename, entry);
  } catch (error) {
    throw new ArchiveRefused(`${path} is not a ZIP file, or is not complete`, { cause: error });
  }
  const getEntry = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new ArchiveRefused(`${path} has no ${name}`);
    return entry;
  };
  const manifest = parseManifest(
    path,
    await getEntry(entryNames.manifest).getData(new TextWriter(), OPTIONS),
  );

  return {
    manifest,
    readRows: (table) =>
      readRecords(getEntry(entryNames.table(table)), manifest.tables[table]) as AsyncIterable<never>,
    async *readFiles() {
      for await (const line of readRecords(getEntry(entryNames.files), manifest.files)) {
        const file = archivedFile.parse(line);
        const bytes = await getEntry(entryNames.file(file.path)).getData(new Uint8ArrayWriter(), OPTIONS);
        if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
          throw new ArchiveRefused(`${file.path} of the archive is damaged`);
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
  if (!parsed.success) throw new ArchiveRefused(`${path} is not an archive of this program`);
  return parsed.data;
}

/** The objects of a file with one in each line. */
async function* readRecords(
  entry: FileEntry,
  expected: { rows: number; sha256: string } | undefined,
): AsyncGenerator<unknown> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const hash = createHash('sha256');
  const decoder = new TextDecoder();
  let rows = 0;
  let rest = '';
  // A failure also ends `readable`, where it is thrown.
  const copying = entry.getData(writable, OPTIONS).catch(() => {});
  for await (const chunk of readable) {
    hash.update(chunk);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      rows++;
      yield JSON.parse(line);
    }
  }
  await copying;
  if (rest !== '' || rows !== expected?.rows || hash.digest('hex') !== expected.sha256)
    throw new ArchiveRefused(`${entry.filename} of the archive is damaged`);
}
