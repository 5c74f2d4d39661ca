/** Whether a write violated a unique constraint. On PostgreSQL its transaction can then only be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Whether a delete was refused because other rows reference the row. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === '23503' || code === '23001' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return true;
  // SQLite reports `on delete restrict` like the refusal of a trigger.
  return code === 'SQLITE_CONSTRAINT_TRIGGER' && String(message).startsWith('FOREIGN KEY');
}
