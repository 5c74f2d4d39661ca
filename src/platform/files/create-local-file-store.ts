import { createHash } from 'node:crypto';
import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileExists, type FileStore, NoSpace, parseFilePath, type StoredFileInfo } from './file-store.ts';

/** The folder of the metadata. No part of a file path begins with a dot, so the names cannot collide. */
const INFO_FOLDER = '.info';
const TEMPORARY_FOLDER = '.tmp';

/** The folder for files that are being written. It can be deleted while no process writes. */
export const temporaryFolder = (root: string): string => join(root, TEMPORARY_FOLDER);

/** The disk keeps so many bytes free, or a twentieth of it when it is small. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;
const MIN_FREE_SHARE = 0.05;

/** No space, or the user has no more of it. */
const FULL_DISK_CODES = ['ENOSPC', 'EDQUOT'];

/**
 * Stores files in a local folder: the bytes under their path, the metadata under `.info/{path}.json`. `minFreeBytes` replaces
 * how much of the disk stays free.
 */
export function createLocalFileStore(
  root: string,
  { minFreeBytes }: { minFreeBytes?: number } = {},
): FileStore {
  const bytesFile = (path: string) => join(root, ...parseFilePath(path));
  const infoFile = (path: string) => `${join(root, INFO_FOLDER, ...parseFilePath(path))}.json`;

  async function readInfo(path: string): Promise<StoredFileInfo | null> {
    const json = await readOrNull(infoFile(path));
    return json && (JSON.parse(json.toString('utf8')) as StoredFileInfo);
  }

  let writeProblem: string | null = null;
  /** How many bytes the write had that found the disk full. Smaller ones may still succeed. */
  let refusedBytes = 0;
  /** Remembers that the disk is full until a write of this size succeeds. @throws NoSpace */
  async function reportFullDisk(bytes: number, write: () => Promise<void>): Promise<void> {
    try {
      await write();
      if (bytes >= refusedBytes) writeProblem = null;
    } catch (error) {
      const full = FULL_DISK_CODES.find((code) => hasCode(error, code));
      if (full === undefined) throw error;
      writeProblem = full;
      refusedBytes = bytes;
      throw new NoSpace(`No space is left for files in ${root}`, { cause: error });
    }
  }

  return {
    async put(path, bytes, { contentType, now, customMetadata = {}, onlyNew = false }) {
      const before = await readInfo(path);
      const info: StoredFileInfo = {
        bucket: basename(root),
        fullPath: path,
        name: basename(path),
        size: bytes.byteLength,
        contentType,
        timeCreated: before?.timeCreated ?? now,
        updated: now,
        md5Hash: createHash('md5').update(bytes).digest('base64'),
        customMetadata,
      };
      await reportFullDisk(bytes.byteLength, async () => {
        // Write the bytes first. `get` and `list` ignore a file without metadata, so a crash in between does no harm.
        await writeAtomically(root, bytesFile(path), bytes, onlyNew);
        try {
          await writeAtomically(root, infoFile(path), Buffer.from(JSON.stringify(info)), false);
        } catch (error) {
          if (!before) await rm(bytesFile(path), { force: true });
          throw error;
        }
      });
      return info;
    },

    async get(path) {
      const info = await readInfo(path);
      const bytes = info && (await readOrNull(bytesFile(path)));
      return info && bytes ? { bytes, info } : null;
    },

    findInfo: readInfo,

    async hasFreeSpace() {
      const { bsize, blocks, bavail } = await statfs(dirname(root));
      const usual = Math.min(MIN_FREE_BYTES, blocks * bsize * MIN_FREE_SHARE);
      return bavail * bsize >= (minFreeBytes ?? usual);
    },

    writeProblem: () => writeProblem,

    async probeWrites() {
      const probe = join(temporaryFolder(root), 'probe');
      const write = () => writeAtomically(root, probe, Buffer.alloc(refusedBytes), false);
      await reportFullDisk(refusedBytes, write)
        .catch((error) => {
          if (!(error instanceof NoSpace)) throw error;
        })
        .finally(() => rm(probe, { force: true }));
    },

    async delete(path) {
      const info = await readInfo(path);
      await rm(infoFile(path), { force: true });
      await rm(bytesFile(path), { force: true });
      return info !== null;
    },

    async list(prefix) {
      const infos: StoredFileInfo[] = [];
      const folder = join(root, INFO_FOLDER);
      // Reading all files of a large library is slow. A prefix with folders needs only the last of them.
      const searchFolder = prefix.includes('/')
        ? join(folder, ...parseFilePath(prefix.slice(0, prefix.lastIndexOf('/'))))
        : folder;
      for (const entry of await readdir(searchFolder, { recursive: true, withFileTypes: true }).catch(
        ignoreMissing([]),
      )) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name)
          .slice(folder.length + 1, -'.json'.length)
          .replaceAll('\\', '/');
        const info = path.startsWith(prefix) ? await readInfo(path) : null;
        if (info) infos.push(info);
      }
      return infos.sort((a, b) => (a.fullPath < b.fullPath ? -1 : 1));
    },
  };
}

/** Other processes see either the old file or the new one. After the return the file survives a power failure. */
async function writeAtomically(
  root: string,
  file: string,
  bytes: Uint8Array,
  onlyNew: boolean,
): Promise<void> {
  await mkdir(temporaryFolder(root), { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  // A unique folder, because several processes may write at once.
  const folder = await mkdtemp(join(temporaryFolder(root), 'write-'));
  const temporary = join(folder, 'file');
  try {
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Unlike `rename`, `link` fails when the name exists, and does both in one step.
    if (onlyNew) await link(temporary, file);
    else await rename(temporary, file);
    await syncFolder(dirname(file));
  } catch (error) {
    if (onlyNew && hasCode(error, 'EEXIST')) throw new FileExists(`File exists: ${file}`);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function readOrNull(file: string): Promise<Buffer<ArrayBuffer> | null> {
  return readFile(file).catch(ignoreMissing(null)) as Promise<Buffer<ArrayBuffer> | null>;
}

function ignoreMissing<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return fallback;
    throw error;
  };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
