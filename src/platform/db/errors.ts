/** The database cannot be used: no permission, damaged file, unreachable server. The message is for the operator. */
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
