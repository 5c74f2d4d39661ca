import { blockLikeness, countEachWord, isPartOf, type WordCounts } from './block-similarity.ts';
import { type DiffBudget, diffTokens } from './diff-tokens.ts';

/** The blocks from `start` to before `end` of a text became `blocks`. An insertion has `start === end`. */
export interface BlockEdit {
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
export function listBlockEdits(
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
