/**
 * The database cannot be used now: no permission, damaged file, unreachable server, no space, locked by another program. The message
 * is for the operator; requests answer 503.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(message: string, cause?: unknown) {
    super(cause instanceof Error ? `${message} (${cause.message})` : message, { cause });
  }
}

/** The database was migrated by a newer version of the program. Nothing was changed. */
export class DatabaseTooNew extends Error {
  override name = 'DatabaseTooNew';
  readonly unknownMigrations: readonly string[];

  constructor(unknownMigrations: readonly string[]) {
    super(
      `The database was written by a newer version of this program: it has ${unknownMigrations.join(', ')}. ` +
        'Start that version, or restore a backup made before the upgrade. Nothing was changed.',
    );
    this.unknownMigrations = unknownMigrations;
  }
}

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
