/**
 * The number of edits that turn `a` into `b`: one letter added, removed or replaced, or two adjacent letters swapped
 * (optimal string alignment). Returns `max + 1` when more than `max` edits are needed, without counting them.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  const tooMany = max + 1;
  if (Math.abs(a.length - b.length) > max) return tooMany;
  if (beforeLast.length <= b.length)
    [beforeLast, last, row] = [0, 1, 2].map(() => new Uint16Array(2 * (b.length + 1))) as Rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  let bestOfLast = 0;
  for (let i = 1; i <= a.length; i++) {
    // Cells further than `max` from the diagonal are always above `max`.
    const from = Math.max(1, i - max);
    const to = Math.min(b.length, i + max);
    row[from - 1] = from === 1 ? i : tooMany;
    let best = from === 1 ? i : tooMany;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const isSame = letter === b.charCodeAt(j - 1);
      let cost = Math.min(
        (last[j - 1] ?? tooMany) + (isSame ? 0 : 1),
        (last[j] ?? tooMany) + 1,
        (row[j - 1] ?? tooMany) + 1,
      );
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? tooMany) + 1);
      row[j] = cost;
      best = Math.min(best, cost);
    }
    if (to < b.length) row[to + 1] = tooMany;
    // A swap reads the row before the last one, so two rows must be above `max`.
    if (best > max && bestOfLast > max) return tooMany;
    bestOfLast = best;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? tooMany, tooMany);
}

type Rows = [Uint16Array, Uint16Array, Uint16Array];

/** Rows of the table of distances. They are kept, because a search compares many words. */
let [beforeLast, last, row]: Rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];
