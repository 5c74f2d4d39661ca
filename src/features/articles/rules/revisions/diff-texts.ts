import { diffArrays } from 'diff';

/** A run of text that is in both texts, only in the later one or only in the earlier one. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const BLOCK =
  /[\s\S]*?(?:<\/(?:p|h[1-6]|li|blockquote|figure|tr|table|ul|ol|div)>\s*|<hr ?\/?>\s*|\n+)|[\s\S]+$/gi;
const WORD = /<[^<>]*>|\s+|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|[\s\S]/gu;

/**
 * Compares two texts or pieces of HTML word by word. Compares paragraphs first and then the words of changed ones, so that
 * a long article takes milliseconds; `share` is that of the diff budget. The runs 'same' and 'removed' together are exactly `before`, 'same' and 'added' are
 * exactly `after`.
 */
export function diffWords(before: string, after: string, share = 1): DiffPart[] {
  const parts: DiffPart[] = [];
  const budget = startDiffBudget(share);
  for (const run of diffTokens(blocksOf(before), blocksOf(after), budget)) {
    if (run.kind === 'same') push(parts, run.kind, run.before.join(''));
    else
      for (const words of diffTokens(wordsOf(run.before.join('')), wordsOf(run.after.join('')), budget))
        pushRun(parts, words);
  }
  return parts;
}

/** A run of tokens that is the same on both sides, or in which `before` became `after`. */
interface TokenRun {
  kind: 'same' | 'changed';
  before: string[];
  after: string[];
}

/** With more differences, the rest counts as replaced. A word-by-word comparison would not be readable. */
const MOST_DIFFERENCES = 1500;
/** How often two tokens may be compared for one answer. The worst case takes about 50 ms. */
const MOST_COMPARISONS = 200_000;

/** The comparisons that are left. Several calls can share one budget. */
export interface DiffBudget {
  comparisons: number;
}

/** `share`: the part of the whole budget, from 0 to 1, when an answer compares several pairs of texts. */
export const startDiffBudget = (share = 1): DiffBudget => ({ comparisons: MOST_COMPARISONS * share });

/**
 * The shortest way from one list of tokens to another, as runs in order. When the budget is used up, everything between
 * the first and the last difference counts as replaced.
 */
export function diffTokens(
  before: readonly string[],
  after: readonly string[],
  budget: DiffBudget = startDiffBudget(),
): TokenRun[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;

  const runs: TokenRun[] = [];
  addRun(runs, 'same', before.slice(0, start), after.slice(0, start));
  for (const run of diffMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    budget,
  ))
    addRun(runs, run.kind, run.before, run.after);
  addRun(runs, 'same', before.slice(before.length - end), after.slice(after.length - end));
  return runs;
}

function diffMiddle(before: string[], after: string[], budget: DiffBudget): TokenRun[] {
  const changes = compareTokens(before, after, budget);
  if (!changes) return [{ kind: 'changed', before, after }];
  return changes.map(({ added, removed, value }) => ({
    kind: added || removed ? 'changed' : 'same',
    before: added ? [] : value,
    after: removed ? [] : value,
  }));
}

/** Null when the texts have too many differences for the budget. */
function compareTokens(before: string[], after: string[], budget: DiffBudget) {
  try {
    return diffArrays(before, after, {
      maxEditLength: MOST_DIFFERENCES,
      comparator(old, now) {
        // The library goes on for long after an answer. Only an error ends it.
        if (budget.comparisons-- <= 0) throw new BudgetUsedUp();
        return old === now;
      },
    });
  } catch (error) {
    if (error instanceof BudgetUsedUp) return null;
    throw error;
  }
}

class BudgetUsedUp extends Error {}

/** Adds a run to the last one when both are of the same kind. */
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

function pushRun(parts: DiffPart[], { kind, before, after }: TokenRun): void {
  push(parts, kind === 'same' ? 'same' : 'removed', before.join(''));
  if (kind === 'changed') push(parts, 'added', after.join(''));
}

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}

const blocksOf = (text: string): string[] => text.match(BLOCK) ?? [];
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
