import { join } from 'node:path';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { SearchIndex } from '../index/search-index.ts';
import { planBuild, SEGMENT_LIMITS, type SegmentLimits } from './plan-build.ts';
import { Segment } from './segment.ts';
import {
  cleanSegmentFolder,
  isSetOf,
  isStale,
  readSegmentSet,
  readStale,
  type SegmentEntry,
  type SegmentSet,
  writeSegmentSet,
} from './segment-set.ts';
import { type SegmentSource, writeSegment } from './write-segment.ts';

/** Rows read at once. */
const BATCH = 500;
/** Tokens of folders that have built nothing for so long are deleted. A server with such a folder builds its segments again. */
const TOKENS_KEPT = 90 * DAY;

interface BuildOptions {
  folder: string;
  /** Epoch milliseconds. */
  now: number;
  newId: NewId;
  limits?: SegmentLimits;
}

/**
 * Makes one segment of the rows that no segment has, or joins segments that became too many. Returns false when nothing was to do.
 * One process at a time may build in a folder. After a crash the next call goes on with what was complete.
 */
export async function buildSegments(
  db: Db,
  { folder, now, newId, limits = SEGMENT_LIMITS }: BuildOptions,
): Promise<boolean> {
  const { written, set, generation, step } = await findBuildStep(db, folder, limits);
  if (!step) return false;
  const segments = set?.segments ?? [];
  const replaceSegments = (changed: SegmentEntry[]) =>
    publish(db, { folder, now, newId, generation, segments: changed, before: set });
  cleanSegmentFolder(folder, written);
  const file = `${newId()}.segment`;
  try {
    await replaceSegments(
      step.kind === 'build'
        ? await addSegment(db, { folder, file, limits, segments, gap: step })
        : await mergeSegments(folder, file, segments, step),
    );
  } catch (error) {
    const sound = await listSound(folder, segments);
    if (sound.length === segments.length) throw error;
    await replaceSegments(sound);
  }
  return true;
}

/** What is to do for the segments of a folder; `set` is null when the folder has none of this database. */
export async function findBuildStep(db: Db, folder: string, limits: SegmentLimits = SEGMENT_LIMITS) {
  const { generation, version } = await db
    .selectFrom('search_state')
    .select(['generation', 'version'])
    .executeTakeFirstOrThrow();
  const written = readSegmentSet(folder);
  const set = written && (await isSetOf(db, written, generation)) ? written : null;
  return { written, set, generation, step: planBuild(set, version, limits) };
}

/**
 * Takes damaged and missing segments out of the set of a folder, so that they are built again. Only the process that builds may call
 * it.
 */
export async function dropDamagedSegments(db: Db, { folder, now, newId }: BuildOptions): Promise<void> {
  const set = readSegmentSet(folder);
  if (!set || !(await isSetOf(db, set, set.generation))) return;
  const sound = await listSound(folder, set.segments);
  if (sound.length === set.segments.length) return;
  await publish(db, { folder, now, newId, generation: set.generation, segments: sound, before: set });
}

async function listSound(folder: string, segments: readonly SegmentEntry[]): Promise<SegmentEntry[]> {
  const sound: SegmentEntry[] = [];
  for (const entry of segments) {
    const segment = await Segment.open(join(folder, entry.file)).catch(() => null);
    if (segment?.size === entry.size) sound.push(entry);
  }
  return sound;
}

async function publish(
  db: Db,
  {
    folder,
    now,
    newId,
    generation,
    segments,
    before,
  }: BuildOptions & { generation: number; segments: SegmentEntry[]; before: SegmentSet | null },
): Promise<void> {
  const token = newId();
  await db.insertInto('search_segment_set').values({ token, created_at: now }).execute();
  const set: SegmentSet = { format: 1, token, generation, segments };
  writeSegmentSet(folder, set);
  // After a crash before this line the database knows both tokens.
  await db
    .deleteFrom('search_segment_set')
    .where((eb) => eb.or([eb('token', '=', before?.token ?? ''), eb('created_at', '<', now - TOKENS_KEPT)]))
    .where('token', '<>', token)
    .execute();
  cleanSegmentFolder(folder, set);
}

/** The segments with a new one, which has the newest rows of a gap. */
async function addSegment(
  db: Db,
  {
    folder,
    file,
    limits,
    segments,
    gap,
  }: {
    folder: string;
    file: string;
    limits: SegmentLimits;
    segments: readonly SegmentEntry[];
    gap: { from: number; to: number };
  },
): Promise<SegmentEntry[]> {
  const from = await findFirstVersion(db, gap, limits.newSegment);
  const index = new SearchIndex();
  const ids: string[] = [];
  for (let next = from; next <= gap.to; ) {
    const rows = await db
      .selectFrom('article_search')
      .selectAll()
      .where('version', '>=', next)
      .where('version', '<=', gap.to)
      .orderBy('version')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      index.add(row);
      ids.push(row.article_id);
    }
    next = rows.length < BATCH ? gap.to + 1 : (rows.at(-1)?.version ?? gap.to) + 1;
  }
  writeSegment(join(folder, file), [
    {
      part: index.memory,
      statusOf: (doc) => index.statusOf[doc] ?? 0,
      categoryIdOf: (doc) => index.categories[index.categoryOf[doc] ?? 0] ?? null,
      publishedAt: (doc) => index.publishedAt[doc] ?? 0,
    },
  ]);
  const older: SegmentEntry[] = [];
  for (const entry of segments.filter(({ to }) => to < from)) older.push(await markStale(folder, entry, ids));
  const newer = segments.filter((entry) => entry.from > gap.to);
  return [...older, { file, from, to: gap.to, stale: '', size: index.liveCount }, ...newer];
}

/** The first version of a segment for the newest rows of a gap. */
async function findFirstVersion(
  db: Db,
  { from, to }: { from: number; to: number },
  size: number,
): Promise<number> {
  const row = await db
    .selectFrom('article_search')
    .select('version')
    .where('version', '>=', from)
    .where('version', '<=', to)
    .orderBy('version', 'desc')
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst();
  return row?.version ?? from;
}

/** An older segment, in which these articles are replaced or removed. */
async function markStale(folder: string, entry: SegmentEntry, ids: readonly string[]): Promise<SegmentEntry> {
  const segment = await Segment.open(join(folder, entry.file));
  const stale = readStale(entry);
  for (const id of ids) {
    const doc = segment.findDoc(id);
    if (doc >= 0) stale[doc >> 3] = (stale[doc >> 3] ?? 0) | (1 << (doc & 7));
  }
  // Most segments have none, and the set is read by every process after each build.
  return { ...entry, stale: stale.some((byte) => byte > 0) ? Buffer.from(stale).toString('base64') : '' };
}

/** The segments with one in place of some neighbours. Replaced and removed articles are left out of it. */
async function mergeSegments(
  folder: string,
  file: string,
  segments: readonly SegmentEntry[],
  { from, to }: { from: number; to: number },
): Promise<SegmentEntry[]> {
  const merged = segments.slice(from, to + 1);
  const sources: SegmentSource[] = [];
  let size = 0;
  for (const entry of merged) {
    const source = toSource(await Segment.open(join(folder, entry.file), { isReadInOrder: true }), entry);
    for (let doc = 0; doc < entry.size; doc++) if (source.statusOf(doc) > 0) size += 1;
    sources.push(source);
  }
  writeSegment(join(folder, file), sources);
  const joined = { file, from: merged[0]?.from ?? 0, to: merged.at(-1)?.to ?? 0, stale: '', size };
  return [...segments.slice(0, from), joined, ...segments.slice(to + 1)];
}

function toSource(segment: Segment, entry: SegmentEntry): SegmentSource {
  const { statuses, categories, categoryIds, published } = segment.readColumns();
  const stale = readStale(entry);
  return {
    part: segment,
    statusOf: (doc) => (isStale(stale, doc) ? 0 : (statuses[doc] ?? 0)),
    categoryIdOf: (doc) => categoryIds[categories[doc] ?? 0] ?? null,
    publishedAt: (doc) => published[doc] ?? 0,
  };
}
