/** Divides a list, so that a statement has no more parameters than the engine allows: 32,766 on SQLite, 65,535 on PostgreSQL. */
export function toChunks<Item>(list: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
