/** What is remembered of a stored file (spec §3 'Stored file'). Times are epoch milliseconds. */
export interface StoredFileInfo {
  /** The store's name: a bucket, or the folder's name. */
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
  /** MD5 of the bytes, base64 as object stores give it. */
  md5Hash: string;
  /** Free words kept with the file. */
  customMetadata: Record<string, string>;
}

interface NewFile {
  contentType: string;
  now: number;
  customMetadata?: Record<string, string>;
  /** Refuse to replace: throws FileExists when the path is taken. */
  onlyNew?: boolean;
}

/**
 * Where files are kept: a local folder, or any object store. Paths are relative, with `/` between parts, never
 * starting with a dot in any part; a path that breaks this throws BadFilePath.
 */
export interface FileStore {
  /** Writes the whole file or nothing. */
  put(path: string, bytes: Uint8Array, file: NewFile): Promise<StoredFileInfo>;
  get(path: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; info: StoredFileInfo } | null>;
  /** What is remembered of a file, without its bytes. */
  findInfo(path: string): Promise<StoredFileInfo | null>;
  /** False when there was nothing to delete. */
  delete(path: string): Promise<boolean>;
  /** Every file whose path begins with `prefix`, by path. */
  list(prefix: string): Promise<StoredFileInfo[]>;
}

export class FileExists extends Error {
  override name = 'FileExists';
}

export class BadFilePath extends Error {
  override name = 'BadFilePath';
}

/** Letters, digits, `.`, `_`, `-` in parts of at most 200 signs that do not begin with a dot. */
const PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** The parts of a path; throws BadFilePath for anything that could leave the store. */
export function filePathParts(path: string): string[] {
  const parts = path.split('/');
  if (parts.length > 8 || !parts.every((part) => PART.test(part)))
    throw new BadFilePath(`Bad file path: ${path}`);
  return parts;
}
