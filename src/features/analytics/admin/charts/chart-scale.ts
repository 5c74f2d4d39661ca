/** The marks of an axis, from 0 to at least `max`, in round steps (1, 2, 5, 10, 20, 50 …). */
export function chartMarks(max: number, steps = 4): number[] {
  if (max <= 0) return [0, 1];
  const rough = max / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= rough) ?? rough,
  );
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, at) => at * step);
}

/** The indexes of the points with a label: at most `maxLabels` of `count`, evenly spaced, always with the last. */
export function labelledPoints(count: number, maxLabels: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil(count / maxLabels));
  const labelled = new Set<number>();
  for (let at = count - 1; at >= 0; at -= every) labelled.add(at);
  return labelled;
}
