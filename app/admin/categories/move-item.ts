/** The list with one item taken out at `from` and put in at `to`. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  const taken = moved.splice(from, 1);
  moved.splice(to, 0, ...taken);
  return moved;
}
