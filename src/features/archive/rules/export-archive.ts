import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { type RawBuilder, sql } from 'kysely';
import { inSnapshot } from '#platform/db/in-transaction.ts';
import { listTableRows } from '#platform/db/list-table-rows.ts';
import type { Db } from '#platform/db/schema.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import {
  ARCHIVE_VERSION,
  ARCHIVED_FILES,
  type ArchivedFile,
  type ArchiveManifest,
  ArchiveRefused,
  entryNames,
} from './archive-manifest.ts';

interface ExportOptions {
  /** It must not exist. */
  file: string;
  store: FileStore;
  /** What is archived of each table. */
  tables: Readonly<Record<string, TableDecision>>;
  now: number;
  /** Gets what is being written and how many rows or files of it are done. */
  onProgress?: (name: string, done: number) => void;
}

/** The rows that are archived; false: no rows. */
const ROWS: Readonly<Record<TableDecision, RawBuilder<unknown> | false>> = {
  archived: sql`true`,
  replaced: sql`true`,
  finished: sql`status not in ('queued', 'sending')`,
  outgoing: false,
  temporary: false,
  derived: false,
};

/**
 * Writes the site as one ZIP file, as it is at one moment. The server may run. Rows and files pass through one by one, so
 * memory does not grow with the site.
 */
export async function exportArchive(db: Db, options: ExportOptions): Promise<ArchiveManifest> {
  const { file } = options;
  if (existsSync(file)) throw new ArchiveRefused(`${file} exists already`);
  const folder = dirname(file);
  if (!existsSync(folder)) throw new ArchiveRefused(`The folder ${folder} does not exist`);
  const part = `${file}.part`;
  try {
    // It contains password hashes, so only its owner may read it.
    const output = createWriteStream(part, { mode: 0o600 });
    const zip = new ZipWriter(Writable.toWeb(output), { useWebWorkers: false });
    const manifest = await inSnapshot(db, (tx) => writeEntries(tx, zip, options));
    await zip.add(entryNames.manifest, new Uint8ArrayReader(encode(JSON.stringify(manifest, null, 2))));
    await zip.close();
    await rename(part, file);
    return manifest;
  } catch (error) {
    // In a folder that cannot be written nothing can be removed either.
    await rm(part, { force: true }).catch(() => {});
    const { syscall, path, message } = error as NodeJS.ErrnoException;
    // A full disk is reported without a path, by the write.
    const isOfFile = path === part || (path === undefined && syscall === 'write');
    throw isOfFile ? new ArchiveRefused(`${file} could not be written: ${message}`) : error;
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

async function writeEntries(
  tx: Db,
  zip: ZipWriter<unknown>,
  { store, now, tables: decisions, onProgress }: ExportOptions,
): Promise<ArchiveManifest> {
  const applied = await tx.selectFrom('schema_migration').select('name').orderBy('name').execute();
  const tables: ArchiveManifest['tables'] = {};
  for (const [table, decision] of Object.entries(decisions).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const where = ROWS[decision];
    if (!where) continue;
    tables[table] = await writeLines(
      zip,
      entryNames.table(table),
      listTableRows(tx, { table, where }),
      (done) => onProgress?.(table, done),
    );
  }
  return {
    format: 'newsroom-archive',
    version: ARCHIVE_VERSION,
    createdAt: new Date(now).toISOString(),
    migrations: applied.map(({ name }) => name),
    tables,
    files: await writeLines(zip, entryNames.files, [await writeFiles(zip, store, onProgress)]),
  };
}

/** Writes one JSON object in each line. */
async function writeLines(
  zip: ZipWriter<unknown>,
  name: string,
  batches: AsyncIterable<object[]> | Iterable<object[]>,
  onRows?: (done: number) => void,
): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* encodeLines() {
    for await (const batch of batches) {
      const bytes = encode(batch.map((row) => `${JSON.stringify(row)}\n`).join(''));
      hash.update(bytes);
      rows += batch.length;
      onRows?.(rows);
      yield bytes;
    }
  }
  await zip.add(name, {
    readable: Readable.toWeb(Readable.from(encodeLines(), { highWaterMark: 1 })) as ReadableStream,
  });
  return { rows, sha256: hash.digest('hex') };
}

/** Writes the pictures of articles. Their variants, share pictures and waiting imports are made again or not needed. */
async function writeFiles(
  zip: ZipWriter<unknown>,
  store: FileStore,
  onProgress: ExportOptions['onProgress'],
): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  for (const { fullPath } of await store.list(ARCHIVED_FILES)) {
    const file = await store.get(fullPath);
    // Somebody has deleted it since the list was read.
    if (!file) continue;
    // Pictures are compressed already.
    await zip.add(entryNames.file(fullPath), new Uint8ArrayReader(file.bytes), { level: 0 });
    files.push({
      path: fullPath,
      contentType: file.info.contentType,
      size: file.bytes.length,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      createdAt: file.info.timeCreated,
      customMetadata: file.info.customMetadata,
    });
    onProgress?.('files', files.length);
  }
  return files;
}
