import { join } from 'node:path';
import type { Db } from '#platform/db/schema.ts';
import type { OpenSegment } from '../index/search-index.ts';
import { Segment } from './segment.ts';
import { isSetOf, readSegmentSet, readSetStamp, readStale, topVersionOf } from './segment-set.ts';

/** The segments of a folder as a process has opened them. */
export interface OpenSet {
  opened: OpenSegment[];
  /** The segments by the names of their files. */
  files: ReadonlyMap<string, Segment>;
  /** The rows of `article_search` above this version are in no segment. */
  top: number;
  /** See `readSetStamp`. */
  stamp: string;
  /** A file was missing or damaged. */
  isDamaged: boolean;
  /** Rows below `top` are missing. */
  hasGaps: boolean;
}

const EMPTY: OpenSet = { opened: [], files: new Map(), top: 0, stamp: '', isDamaged: false, hasGaps: false };
/** A builder may replace files while they are opened. */
const ATTEMPTS = 3;

/** Opens the segments of a folder that belong to this generation of the database. Those that `before` has are not opened again. */
export async function openSegmentSet(
  db: Db,
  { folder, generation, before }: { folder: string; generation: number; before: OpenSet | null },
): Promise<OpenSet> {
  let open = EMPTY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    open = await openOnce(db, { folder, generation, before });
    if (open.stamp === readSetStamp(folder)) break;
  }
  return open;
}

async function openOnce(
  db: Db,
  { folder, generation, before }: { folder: string; generation: number; before: OpenSet | null },
): Promise<OpenSet> {
  const stamp = readSetStamp(folder);
  const set = readSegmentSet(folder);
  if (!set || !(await isSetOf(db, set, generation))) return { ...EMPTY, stamp };
  const files = new Map<string, Segment>();
  const opened: OpenSegment[] = [];
  for (const entry of set.segments) {
    const known = before?.files.get(entry.file);
    const segment = known ?? (await Segment.open(join(folder, entry.file)).catch(() => null));
    if (segment?.size !== entry.size) continue;
    files.set(entry.file, segment);
    opened.push({ segment, stale: readStale(entry) });
  }
  const isDamaged = opened.length < set.segments.length;
  const hasGaps =
    isDamaged || set.segments.some(({ from }, at) => from > (set.segments[at - 1]?.to ?? 0) + 1);
  return { opened, files, top: topVersionOf(set), stamp, isDamaged, hasGaps };
}
