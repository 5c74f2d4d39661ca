/** The metadata of a stored file (spec §3 'Stored file'). Times are epoch milliseconds. */
export interface StoredFileInfo {
  /** The name of the bucket or of the folder. */
  bucket: string;
  /** The whole path, `articles/1761900000000-qarabag.jpg`. */
  fullPath: string;
  /** The last part of the path. */
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  timeCreated: number;
  updated: number;
  /** MD5 of the bytes in base64, as in object stores. */
  md5Hash: string;
  /** Any other metadata. */
  customMetadata: Record<string, string>;
}

interface NewFile {
  contentType: string;
  now: number;
  customMetadata?: Record<string, string>;
  /** Do not replace a file: throws FileExists when the path exists. */
  onlyNew?: boolean;
}

/**
 * A store for files: a local folder or an object store. Paths are relative and have `/` between their parts. No part
 * starts with a dot. Every method throws BadFilePath for an invalid path.
 */
export interface FileStore {
  /** Writes the whole file or nothing. Returns its metadata. @throws NoSpace */
  put(path: string, bytes: Uint8Array, file: NewFile): Promise<StoredFileInfo>;
  get(path: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; info: StoredFileInfo } | null>;
  /** The metadata of a file without its bytes. */
  findInfo(path: string): Promise<StoredFileInfo | null>;
  /** Returns false when the file does not exist. */
  delete(path: string): Promise<boolean>;
  /**
   * Whether there is room for files that can be made again, such as variants of pictures. They must not fill the disk that
   * uploads and the database need.
   */
  hasFreeSpace(): Promise<boolean>;
  /** Why files cannot be written, since the last attempt failed for want of space; null when they can. */
  writeProblem(): string | null;
  /** Tries whether files can be written again. Does not throw for want of space. */
  probeWrites(): Promise<void>;
  /** All files whose path begins with `prefix`, in the order of their paths. */
  list(prefix: string): Promise<StoredFileInfo[]>;
}

export class FileExists extends Error {
  override name = 'FileExists';
}

/** The disk of the store is full. */
export class NoSpace extends Error {
  override name = 'NoSpace';
}

export class BadFilePath extends Error {
  override name = 'BadFilePath';
}

/** A part has at most 200 letters, digits, `.`, `_` or `-`, and does not begin with a dot. */
const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/**
 * Splits a path into its parts.
 * @throws BadFilePath for a path that could leave the store.
 */
export function parseFilePath(path: string): string[] {
  const parts = path.split('/');
  if (parts.length > 8 || !parts.every((part) => PART.test(part)))
    throw new BadFilePath(`Bad file path: ${path}`);
  return parts;
}
