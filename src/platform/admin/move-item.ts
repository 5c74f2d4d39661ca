/** A copy of the list with the item at index `from` moved to index `to`. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = [...items];
  const removed = moved.splice(from, 1);
  moved.splice(to, 0, ...removed);
  return moved;
}
