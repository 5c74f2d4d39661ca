import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#platform/db/schema.ts';
import { exportArchive } from '../export-archive.ts';
import { openArchive } from '../read-archive.ts';
import type { BackupPlace } from './backup-place.ts';

type ExportOptions = Pick<Parameters<typeof exportArchive>[1], 'store' | 'tables' | 'now'>;

interface Placed {
  place: BackupPlace;
  /** The right of this server to write the backup. The name of its folder in the work folder. */
  leaseId: string;
  signal: AbortSignal;
}

/** `newsroom-20261127-230000.zip`: the time in UTC, so that the names have the order of the times. */
const BACKUP = /^newsroom-\d{8}-\d{6}\.zip$/;

/**
 * Writes the site as an archive into the place, with its SHA-256 in a file beside it. The archive is read again before it gets its
 * name: every row and every file has to have its checksum. `db` should have a connection of its own, because the export is one long
 * transaction. When the signal aborts, another server writes the backup: this one gets no name.
 * @throws the reason of the signal
 */
export async function writeBackup(
  db: Db,
  { place, leaseId, signal, ...options }: ExportOptions & Placed,
): Promise<{ name: string; bytes: number }> {
  const name = `newsroom-${new Date(options.now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.zip`;
  await makeWorkFolder(place.workFolder);
  // What a killed process has left. One that lives has lost its lease, and fails when its folder is gone.
  for (const left of await readdir(place.workFolder))
    if (left !== leaseId) await rm(join(place.workFolder, left), { recursive: true, force: true });
  const folder = join(place.workFolder, leaseId);
  await mkdir(folder, { mode: 0o700 });
  const file = join(folder, name);
  try {
    await exportArchive(db, { ...options, file, onProgress: () => signal.throwIfAborted() });
    await checkArchive(file, signal);
    await writeFile(`${file}.sha256`, `${await hashFile(file)}  ${name}\n`, { mode: 0o600 });
    for (const one of [`${file}.sha256`, file]) await syncFile(one);
    const { size } = await stat(file);
    signal.throwIfAborted();
    // The backup gets its name last: one that is listed has its checksum.
    await place.put(`${file}.sha256`, `${name}.sha256`);
    await place.put(file, name);
    return { name, bytes: size };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Creates the work folder, but not the folder that it is in: without the disk that is mounted there, the backups would fill the disk of
 * the site, and nobody would miss them.
 */
async function makeWorkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new Error(`BACKUP_TO: the folder ${dirname(folder)} does not exist; mount its disk or create it`);
    if (code !== 'EEXIST') throw error;
  }
}

/** The names of the backups in a place, the oldest first. */
export async function listBackups(place: Pick<BackupPlace, 'list'>): Promise<string[]> {
  return (await place.list()).filter((name) => BACKUP.test(name)).sort();
}

/**
 * Deletes all but the newest `keep` backups of a place, never the one that was just written.
 * @throws Error when that one is not among the newest, because files of another site or of a clock that was ahead are there.
 */
export async function deleteOldBackups(
  place: BackupPlace,
  { keep, written }: { keep: number; written: string },
): Promise<void> {
  const old = (await listBackups(place)).slice(0, -keep);
  if (old.includes(written)) throw new Error(`${written} is older than other backups in the same place`);
  for (const name of old) {
    await place.delete(name);
    await place.delete(`${name}.sha256`);
  }
}

/** @throws ArchiveRefused when a row or a file of the archive is not as it was written. */
async function checkArchive(file: string, signal: AbortSignal): Promise<void> {
  const archive = await openArchive(file);
  try {
    for (const table of Object.keys(archive.manifest.tables))
      for await (const _ of archive.readRows(table)) signal.throwIfAborted();
    for await (const _ of archive.readFiles()) signal.throwIfAborted();
  } finally {
    await archive.close();
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Afterwards the file survives a power failure. */
async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
