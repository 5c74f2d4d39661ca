/** Whether a write was refused because a value that may be there once is there already. On PostgreSQL the transaction is lost with it. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Whether a removal was refused because other rows still refer to the row. */
export function isStillReferred(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '23503' || code === '23001' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}
