import { hasContent } from '../article-content.ts';
import { type DiffBudget, diffTokens, startDiffBudget } from './diff-texts.ts';
import { splitBlocks } from './split-blocks.ts';

/** Blocks that both sides changed differently, as HTML of the base and of each side. Empty when a side removed them. */
interface BlockConflict {
  /** Where the blocks stand in the base: index of the first, index after the last. `3-4` is the fourth block. */
  place: string;
  base: string;
  mine: string;
  theirs: string;
}

export interface BlockMerge {
  /** The merged HTML. For blocks that both sides changed it has the chosen side, or mine when there is no choice yet. */
  merged: string;
  /** Blocks that both sides changed and that have no choice yet. */
  conflicts: BlockConflict[];
  /** True when the merged text has changes of theirs that needed no choice. */
  isTaken: boolean;
}

/** The part of the diff budget that each side may use. A save may merge three times. */
const BUDGET_SHARE = 0.2;

/** Edits of both sides that touch the same blocks of the base. */
interface Region {
  start: number;
  end: number;
  mine: BlockEdit[];
  theirs: BlockEdit[];
}

/**
 * Merges two changed versions of an HTML text, `mine` and `theirs`, block by block (top-level blocks only).
 *
 * - Changes of different blocks are all kept, even when the blocks are next to each other.
 * - Blocks that both sides inserted at the same place are all kept, theirs first. When the base is empty they are a
 *   conflict instead, because then both sides have written the whole text.
 * - Different changes of the same blocks are a conflict. `choices` says which side wins, by the conflict's `place`.
 */
export function mergeBlocks(input: {
  base: string;
  mine: string;
  theirs: string;
  choices?: Readonly<Partial<Record<string, 'mine' | 'theirs'>>>;
}): BlockMerge {
  const { choices = {} } = input;
  const base = splitBlocks(input.base);
  const editsOf = (html: string) => listBlockEdits(base, splitBlocks(html), startDiffBudget(BUDGET_SHARE));
  const theirEdits = editsOf(input.theirs);
  const myEdits = dropInsertedElsewhere(editsOf(input.mine), theirEdits);
  const budget = startDiffBudget(BUDGET_SHARE);
  const blocks: string[] = [];
  const conflicts: BlockConflict[] = [];
  let isTaken = false;
  let done = 0;
  for (const { start, end, mine, theirs } of listRegions(myEdits, theirEdits)) {
    blocks.push(...base.slice(done, start));
    done = end;
    const write = (edits: readonly BlockEdit[]) => applyEdits(base, { start, end }, edits);
    const [here, there] = [write(mine), write(theirs)];
    if (theirs.length === 0 || isSame(here, there)) blocks.push(...here);
    else if (mine.length === 0) {
      blocks.push(...there);
      isTaken = true;
    } else if (start === end && base.length > 0) {
      blocks.push(...joinInsertions(there, here, budget));
      isTaken = true;
    } else {
      const place = `${start}-${end}`;
      blocks.push(...(choices[place] === 'theirs' ? there : here));
      if (choices[place] === undefined) {
        const sides = { mine: here.join(''), theirs: there.join('') };
        conflicts.push({ place, base: base.slice(start, end).join(''), ...sides });
      }
    }
  }
  blocks.push(...base.slice(done));
  return { merged: blocks.join(''), conflicts, isTaken };
}

/** The blocks from `start` to before `end` of a text became `blocks`. An insertion has `start === end`. */
interface BlockEdit {
  start: number;
  end: number;
  blocks: readonly string[];
}

/** Blocks with a lower similarity are different blocks, not two versions of one. */
const MIN_LIKENESS = 0.4;
/** With more comparisons, changed blocks are not matched with each other. */
const MAX_COMPARISONS = 2500;

const NO_WORDS: WordCounts = new Map();

/** Blocks of both sides that belong together. */
interface Group {
  before: [start: number, end: number];
  after: [start: number, end: number];
}

/**
 * The edits that turn `before` into `after`, in order and as small as possible. Unrelated changes are separate edits. When the
 * budget is used up, changed blocks are not matched with each other.
 */
function listBlockEdits(
  before: readonly string[],
  after: readonly string[],
  budget: DiffBudget,
): BlockEdit[] {
  const edits: BlockEdit[] = [];
  let start = 0;
  for (const run of diffTokens(before, after, budget)) {
    if (run.kind === 'changed') edits.push(...splitRun(run.before, run.after, { offset: start, budget }));
    start += run.before.length;
  }
  return edits;
}

function splitRun(
  before: readonly string[],
  after: readonly string[],
  { offset, budget }: { offset: number; budget: DiffBudget },
): BlockEdit[] {
  const groups = listGroups(before, after, budget);
  const edits: BlockEdit[] = [];
  const add = (start: number, end: number, blocks: readonly string[]) => {
    if (blocks.length === 0)
      for (let at = start; at < end; at++) edits.push({ start: offset + at, end: offset + at + 1, blocks });
    else edits.push({ start: offset + start, end: offset + end, blocks });
  };
  let [x, y] = [0, 0];
  for (const group of [...groups, endOf(before, after)]) {
    if (x < group.before[0] || y < group.after[0]) add(x, group.before[0], after.slice(y, group.after[0]));
    if (group.before[0] < group.before[1]) add(...group.before, after.slice(...group.after));
    [x, y] = [group.before[1], group.after[1]];
  }
  return edits;
}

/** None when there are too many blocks or words to compare. */
function listGroups(before: readonly string[], after: readonly string[], budget: DiffBudget): Group[] {
  if (before.length * after.length > MAX_COMPARISONS) return [];
  const [old, now] = [before.map(countEachWord), after.map(countEachWord)];
  budget.comparisons -= after.length * old.reduce((sum, { size }) => sum + size, 0);
  return budget.comparisons < 0 ? [] : growGroups(matchBlocks(old, now), old, now);
}

function endOf(before: readonly unknown[], after: readonly unknown[]): Group {
  const [x, y] = [before.length, after.length];
  return { before: [x, x], after: [y, y] };
}

/** The pairs of blocks, in order on both sides, with the highest total similarity. */
function matchBlocks(before: readonly WordCounts[], after: readonly WordCounts[]): Group[] {
  const likeness = before.map((old) => after.map((block) => blockLikeness(old, block)));
  const like = (x: number, y: number) => likeness[x]?.[y] ?? 0;
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const bestFrom = (x: number, y: number) => best[x]?.[y] ?? 0;
  for (let x = before.length - 1; x >= 0; x--)
    for (let y = after.length - 1; y >= 0; y--) {
      const pair = like(x, y) >= MIN_LIKENESS ? like(x, y) + bestFrom(x + 1, y + 1) : 0;
      (best[x] as Float64Array)[y] = Math.max(pair, bestFrom(x + 1, y), bestFrom(x, y + 1));
    }
  const pairs: Group[] = [];
  for (let [x, y] = [0, 0]; x < before.length && y < after.length; ) {
    if (bestFrom(x, y) === bestFrom(x + 1, y)) x++;
    else if (bestFrom(x, y) === bestFrom(x, y + 1)) y++;
    else pairs.push({ before: [x, ++x], after: [y, ++y] });
  }
  return pairs;
}

/** Adds adjacent blocks to a pair when they are parts of it: the second half of a split paragraph, a joined paragraph. */
function growGroups(pairs: Group[], before: readonly WordCounts[], after: readonly WordCounts[]): Group[] {
  pairs.forEach(({ before: old, after: now }, at) => {
    const wholeBefore = before[old[0]] ?? NO_WORDS;
    const wholeAfter = after[now[0]] ?? NO_WORDS;
    const previous = pairs[at - 1] ?? { before: [0, 0], after: [0, 0] };
    const next = pairs[at + 1] ?? endOf(before, after);
    const isPart = (x: number) => isPartOf(before[x] ?? NO_WORDS, wholeAfter);
    const isHalf = (y: number) => isPartOf(after[y] ?? NO_WORDS, wholeBefore);
    while (old[0] > previous.before[1] && isPart(old[0] - 1)) old[0]--;
    while (now[0] > previous.after[1] && isHalf(now[0] - 1)) now[0]--;
    while (old[1] < next.before[0] && isPart(old[1])) old[1]++;
    while (now[1] < next.after[0] && isHalf(now[1])) now[1]++;
  });
  return pairs;
}

/** The words of a block with their numbers. */
type WordCounts = ReadonlyMap<string, number>;

/** Blocks with fewer words are too short to compare. */
const FEWEST_WORDS = 3;

/** Counts each word of a block. Tag names do not count, attribute values do. */
function countEachWord(block: string): WordCounts {
  const counts = new Map<string, number>();
  // Without the look-behind the search of a long word would start again at each of its characters.
  const text = block.replace(/<\/?[a-z][a-z0-9]*|(?<![\w-])[\w-]+=(?=")/gi, ' ');
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countShared(one: WordCounts, other: WordCounts): number {
  let shared = 0;
  for (const [word, count] of one) shared += Math.min(count, other.get(word) ?? 0);
  return shared;
}

function sumOf(counts: WordCounts): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/** From 0 (no common word) to 1 (the same words). */
function blockLikeness(one: WordCounts, other: WordCounts): number {
  const words = sumOf(one) + sumOf(other);
  return words === 0 ? 0 : (2 * countShared(one, other)) / words;
}

/** Whether `whole` contains most words of `part`: a paragraph was split, or two were joined. */
function isPartOf(part: WordCounts, whole: WordCounts): boolean {
  const words = sumOf(part);
  return words >= FEWEST_WORDS && countShared(part, whole) / words >= 0.6;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((block, at) => block === other[at]);

/** Groups the edits of both sides into regions, in the order of the base. Edits that overlap are in the same region. */
function listRegions(mine: readonly BlockEdit[], theirs: readonly BlockEdit[]): Region[] {
  const all = [
    ...mine.map((edit) => ({ edit, side: 'mine' as const })),
    ...theirs.map((edit) => ({ edit, side: 'theirs' as const })),
  ].sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end);
  const regions: Region[] = [];
  for (const { edit, side } of all) {
    const last = regions.at(-1);
    if (last && isOverlap(last, edit)) {
      last.end = Math.max(last.end, edit.end);
      last[side].push(edit);
    } else regions.push({ ...edit, mine: [], theirs: [], [side]: [edit] });
  }
  return regions;
}

/**
 * Whether an edit belongs to a region; it must not start before the region. Changes of neighbouring blocks do not overlap,
 * two insertions at the same place do.
 */
function isOverlap(region: { start: number; end: number }, edit: BlockEdit): boolean {
  const isSamePlace = region.start === edit.start && region.end === edit.end;
  return isSamePlace || edit.start < region.end;
}

/** The blocks of the base from `start` (included) to `end` (not included), with the edits applied. */
function applyEdits(
  base: readonly string[],
  { start, end }: { start: number; end: number },
  edits: readonly BlockEdit[],
): string[] {
  const blocks: string[] = [];
  let done = start;
  for (const edit of edits) {
    blocks.push(...base.slice(done, edit.start), ...edit.blocks);
    done = edit.end;
  }
  return [...blocks, ...base.slice(done, end)];
}

/** Theirs followed by mine; blocks that are in both lists appear once. */
function joinInsertions(theirs: readonly string[], mine: readonly string[], budget: DiffBudget): string[] {
  return diffTokens(theirs, mine, budget).flatMap(({ kind, before, after }) =>
    kind === 'same' ? before : [...before, ...after],
  );
}

/** Drops my insertion of a block that the others have inserted at another place, so that it is not in the text twice. */
function dropInsertedElsewhere(mine: readonly BlockEdit[], theirs: readonly BlockEdit[]): BlockEdit[] {
  const isInsertion = ({ start, end }: BlockEdit) => start === end;
  const placeOf = new Map(
    theirs.filter(isInsertion).flatMap(({ start, blocks }) => blocks.map((block) => [block, start] as const)),
  );
  const isElsewhere = (block: string, start: number) =>
    isUnique(block) && (placeOf.get(block) ?? start) !== start;
  return mine
    .map((edit) =>
      isInsertion(edit)
        ? { ...edit, blocks: edit.blocks.filter((block) => !isElsewhere(block, edit.start)) }
        : edit,
    )
    .filter((edit) => !isInsertion(edit) || edit.blocks.length > 0);
}

/** Empty paragraphs and horizontal rules may repeat; any other block should be in the text once. */
const isUnique = (block: string) => hasContent(block) && !block.startsWith('<hr');
