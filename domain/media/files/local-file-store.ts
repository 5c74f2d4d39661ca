import { createHash } from 'node:crypto';
import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { FileExists, type FileStore, filePathParts, type StoredFileInfo } from './file-store.ts';

/** Metadata lives in a tree of its own; a dot can begin no part of a file's path, so the two never meet. */
const INFO_FOLDER = '.info';
const TEMPORARY_FOLDER = '.tmp';

/** Where files lie while they are written. Nothing in it is needed when nobody writes. */
export const temporaryFolder = (root: string): string => join(root, TEMPORARY_FOLDER);

/** Files in a folder of this machine: bytes under their path, metadata under `.info/{path}.json`. */
export function localFileStore(root: string): FileStore {
  const bytesFile = (path: string) => join(root, ...filePathParts(path));
  const infoFile = (path: string) => `${join(root, INFO_FOLDER, ...filePathParts(path))}.json`;

  async function readInfo(path: string): Promise<StoredFileInfo | null> {
    const json = await readOrNull(infoFile(path));
    return json && (JSON.parse(json.toString('utf8')) as StoredFileInfo);
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
      // Bytes first: a file without metadata does not exist for get and list, so a crash in between leaves nothing half made.
      await writeWhole(root, bytesFile(path), bytes, onlyNew);
      await writeWhole(root, infoFile(path), Buffer.from(JSON.stringify(info)), false);
      return info;
    },

    async get(path) {
      const info = await readInfo(path);
      const bytes = info && (await readOrNull(bytesFile(path)));
      return info && bytes ? { bytes, info } : null;
    },

    findInfo: readInfo,

    async delete(path) {
      const info = await readInfo(path);
      await rm(infoFile(path), { force: true });
      await rm(bytesFile(path), { force: true });
      return info !== null;
    },

    async list(prefix) {
      const infos: StoredFileInfo[] = [];
      const folder = join(root, INFO_FOLDER);
      // The whole tree of a large library is long; a prefix with folders in it needs only their part.
      const within = prefix.includes('/')
        ? join(folder, ...filePathParts(prefix.slice(0, prefix.lastIndexOf('/'))))
        : folder;
      for (const entry of await readdir(within, { recursive: true, withFileTypes: true }).catch(
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

/** A reader sees the old file or the new one, never a part; after the return it survives a power cut. */
async function writeWhole(root: string, file: string, bytes: Uint8Array, onlyNew: boolean): Promise<void> {
  await mkdir(temporaryFolder(root), { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  // A folder nobody else has, even when two programs write at once.
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
    // Unlike rename, link refuses a name that is taken, and does it in one step.
    if (onlyNew) await link(temporary, file);
    else await rename(temporary, file);
    await syncFolder(dirname(file));
  } catch (error) {
    if (onlyNew && isCode(error, 'EEXIST')) throw new FileExists(`File exists: ${file}`);
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

function ignoreMissing<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return instead;
    throw error;
  };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
