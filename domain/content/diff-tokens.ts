/** A stretch that is the same on both sides, or in which `before` became `after`. */
export interface TokenRun {
  kind: 'same' | 'changed';
  before: string[];
  after: string[];
}

/** Beyond so many differences the rest counts as replaced: nobody reads such a comparison word by word. */
const MOST_DIFFERENCES = 1500;
/** Comparisons of two tokens for one pair of texts: some ten milliseconds. */
const MOST_STEPS = 3_000_000;

/** What is left of the work that may be spent on comparing two texts; several calls can share one. */
export interface DiffBudget {
  steps: number;
}

export const startDiffBudget = (): DiffBudget => ({ steps: MOST_STEPS });

/**
 * The shortest way from one list of tokens to another (Myers), as runs in order. When `budget` is used up, everything
 * between the first and the last difference counts as replaced.
 */
export function diffTokens(
  before: readonly string[],
  after: readonly string[],
  budget: DiffBudget = startDiffBudget(),
): TokenRun[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const middleBefore = before.slice(start, before.length - end);
  const middleAfter = after.slice(start, after.length - end);
  const runs: TokenRun[] = [];
  const same = (tokens: readonly string[]) => addRun(runs, 'same', tokens, tokens);
  same(before.slice(0, start));
  let [x, y] = [0, 0];
  for (const [matchX, matchY] of listMatches(middleBefore, middleAfter, budget)) {
    addRun(runs, 'changed', middleBefore.slice(x, matchX), middleAfter.slice(y, matchY));
    same(middleBefore.slice(matchX, matchX + 1));
    [x, y] = [matchX + 1, matchY + 1];
  }
  addRun(runs, 'changed', middleBefore.slice(x), middleAfter.slice(y));
  same(before.slice(before.length - end));
  return runs;
}

function addRun(
  runs: TokenRun[],
  kind: TokenRun['kind'],
  before: readonly string[],
  after: readonly string[],
): void {
  if (before.length === 0 && after.length === 0) return;
  const last = runs.at(-1);
  if (last?.kind === kind) {
    for (const token of before) last.before.push(token);
    for (const token of after) last.after.push(token);
  } else runs.push({ kind, before: [...before], after: [...after] });
}

/** Pairs of places with equal tokens, growing on both sides; none when the lists differ in too much. */
function listMatches(a: readonly string[], b: readonly string[], budget: DiffBudget): [number, number][] {
  const trace: Int32Array[] = [];
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES);
  const offset = most + 1;
  const furthest = new Int32Array(2 * most + 3);
  for (let d = 0; d <= most && budget.steps > 0; d++) {
    trace.push(furthest.slice(offset - d - 1, offset + d + 2));
    for (let k = -d; k <= d; k += 2) {
      const down = furthest[offset + k + 1] ?? 0;
      const right = (furthest[offset + k - 1] ?? 0) + 1;
      const start = k === -d || (k !== d && right - 1 < down) ? down : right;
      let x = start;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      budget.steps -= x - start + 1;
      furthest[offset + k] = x;
      if (x >= a.length && x - k >= b.length) return walkBack(trace, a, b);
    }
  }
  return [];
}

function walkBack(
  trace: readonly Int32Array[],
  a: readonly string[],
  b: readonly string[],
): [number, number][] {
  const matches: [number, number][] = [];
  let [x, y] = [a.length, b.length];
  for (let d = trace.length - 1; d >= 0 && (x > 0 || y > 0); d--) {
    const reached = trace[d] as Int32Array;
    const at = (k: number) => reached[k + d + 1] ?? 0;
    const k = x - y;
    const fromDown = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const previousK = fromDown ? k + 1 : k - 1;
    const previousX = d === 0 ? 0 : at(previousK);
    const previousY = previousX - (d === 0 ? 0 : previousK);
    const startX = d === 0 ? 0 : fromDown ? previousX : previousX + 1;
    while (x > startX) matches.push([--x, --y]);
    [x, y] = [previousX, previousY];
  }
  return matches.reverse();
}
