/** A place where backups are kept: a folder, or a bucket. Files have plain names. */
export interface BackupPlace {
  /** The names of all files. */
  list(): Promise<string[]>;
  /** A folder on this machine in which a backup may be prepared. Nothing in it counts as a backup. */
  workFolder: string;
  /** Puts a file from the work folder under this name, completely or not at all. The file in the work folder may stay. */
  put(file: string, name: string): Promise<void>;
  delete(name: string): Promise<void>;
}
