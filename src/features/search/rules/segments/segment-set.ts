import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Db } from '#platform/db/schema.ts';
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts';

const MANIFEST = 'segments.json';
const FORMAT = 1;

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The database has it in `search_segment_set`. */
  token: z.string(),
  /** `search_state.generation` of the rows. */
  generation: z.number(),
  /** Ordered by version. */
  segments: z.array(
    z.object({
      file: z.string().regex(/^[\w-]+\.segment$/),
      /** It has the rows of `article_search` with these versions, and only those. */
      from: z.number(),
      to: z.number(),
      /** The articles that were replaced or removed by a later segment: one bit each, in base64. */
      stale: z.base64(),
      size: z.number(),
    }),
  ),
});

/** The segments of a folder, from which a process makes its index. */
export type SegmentSet = z.infer<typeof manifestSchema>;
export type SegmentEntry = SegmentSet['segments'][number];

/** The set of a folder; null when there is none, or none that can be read. */
export function readSegmentSet(folder: string): SegmentSet | null {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch {
    return null;
  }
}

/** Whether a set has rows of this database in its present generation. */
export async function isSetOf(db: Db, set: SegmentSet, generation: number): Promise<boolean> {
  if (set.generation !== generation) return false;
  const known = await db
    .selectFrom('search_segment_set')
    .select('token')
    .where('token', '=', set.token)
    .executeTakeFirst();
  return known !== undefined;
}

/** Another text after every change of the set. */
export function readSetStamp(folder: string): string {
  const stats = statSync(join(folder, MANIFEST), { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
}

/** Replaces the set of a folder at once. Readers of the old one go on with their open files. */
export function writeSegmentSet(folder: string, set: SegmentSet): void {
  writeFileAtomically(join(folder, MANIFEST), JSON.stringify(set));
}

/** Deletes the files that the set does not have. Only the process that builds may call it. */
export function cleanSegmentFolder(folder: string, set: SegmentSet | null): void {
  const used = new Set(set?.segments.map(({ file }) => file));
  for (const name of readdirSync(folder))
    if (name.endsWith('.segment') && !used.has(name)) rmSync(join(folder, name), { force: true });
}

/** The highest version up to which segments have all rows but those of gaps; 0 without segments. */
export function topVersionOf({ segments }: SegmentSet): number {
  return segments.at(-1)?.to ?? 0;
}

/** The segments have all rows from this version up to the top. */
export function completeFrom(set: SegmentSet): number {
  let from = topVersionOf(set) + 1;
  for (const entry of set.segments.toReversed()) if (entry.to + 1 === from) from = entry.from;
  return from;
}

export function readStale(entry: Pick<SegmentEntry, 'stale' | 'size'>): Uint8Array {
  const stale = new Uint8Array(Math.ceil(entry.size / 8));
  stale.set(Buffer.from(entry.stale, 'base64').subarray(0, stale.length));
  return stale;
}

export function isStale(stale: Uint8Array, doc: number): boolean {
  return (((stale[doc >> 3] ?? 0) >> (doc & 7)) & 1) === 1;
}
