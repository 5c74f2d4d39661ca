import { z } from 'zod';

/** Grows when an older program could not read the archive any more. */
export const ARCHIVE_VERSION = 1;

/** The pictures of articles begin with it. No other file is archived. */
export const ARCHIVED_FILES = 'articles/';

const digest = z.string().regex(/^[\da-f]{64}$/);

/** `manifest.json`: what the archive contains. It is the last file, because counts and checksums are known at the end. */
export const archiveManifest = z.object({
  format: z.literal('newsroom-archive'),
  version: z.number().int().positive(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The names of the steps of the schema that the site had. */
  migrations: z.array(z.string()).min(1),
  /** Rows and SHA-256 of each `tables/<name>.jsonl`. */
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sha256: digest })),
  /** Rows and SHA-256 of `files.jsonl`. */
  files: z.object({ rows: z.number().int(), sha256: digest }),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

/** A line of `files.jsonl`. The file has the same path below `files/`. */
export const archivedFile = z.object({
  path: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  sha256: digest,
  /** Epoch milliseconds. */
  createdAt: z.number(),
  customMetadata: z.record(z.string(), z.string()),
});
export type ArchivedFile = z.infer<typeof archivedFile>;

/** A row of a table. */
export type ArchivedRow = Record<string, string | number | null>;

/** The names of the files in the archive. */
export const entryNames = {
  manifest: 'manifest.json',
  files: 'files.jsonl',
  table: (name: string) => `tables/${name}.jsonl`,
  file: (path: string) => `files/${path}`,
};

/** The archive cannot be restored here. The message is for the operator. */
export class ArchiveRefused extends Error {
  override name: string = 'ArchiveRefused';
}

/** The file is missing, no archive, or damaged. */
export class ArchiveUnreadable extends ArchiveRefused {
  override name = 'ArchiveUnreadable';
}
