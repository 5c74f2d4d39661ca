/** How many letters have to be inserted, deleted or replaced to make one text from the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
