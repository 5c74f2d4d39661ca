/** The marks of a chart's axis, from 0 to at least `most`, in steps people count in (1, 2, 5 and their tens). */
export function chartMarks(most: number, steps = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

/** Which of `count` points get a label, so that at most `room` stand beside each other; the last one always. */
export function labelledPoints(count: number, room: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / room));
  const labelled = new Set<number>();
  for (let at = count - 1; at >= 0; at -= every) labelled.add(at);
  return labelled;
}
