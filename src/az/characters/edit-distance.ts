/**
 * The number of edits that turn `a` into `b`: one letter added, removed or replaced, or two adjacent letters swapped
 * (optimal string alignment). Returns `max + 1` when more than `max` edits are needed, without counting them.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (a === b) return 0;
  const tooMany = max + 1;
  if (Math.abs(a.length - b.length) > max) return tooMany;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    // Cells further than `max` from the diagonal are always above `max`.
    const from = Math.max(1, i - max);
    const to = Math.min(b.length, i + max);
    for (let j = 1; j < from; j++) row.push(tooMany);
    let best = from === 1 ? i : tooMany;
    for (let j = from; j <= to; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(
        (last[j - 1] ?? tooMany) + (isSame ? 0 : 1),
        (last[j] ?? tooMany) + 1,
        (row[j - 1] ?? tooMany) + 1,
      );
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? tooMany) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    // A swap reads the row before the last one, so two rows must be above `max`.
    if (best > max && Math.min(...last) > max) return tooMany;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? tooMany, tooMany);
}
