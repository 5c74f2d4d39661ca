import type { Kysely } from 'kysely';

/** Declared here again: migrations import nothing that may change after them. */
export type Engine = 'sqlite' | 'postgres';

/** A transaction on a database whose tables the program's types do not describe yet. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not follow later changes of the schema's types
type MigrationDb = Kysely<any>;

/** One step of the schema. Once released it is never edited; a later step corrects it. */
export interface Migration {
  /** Its number and its subject, `0001-baseline`. Stored in the database when it has been applied. */
  name: string;
  up(db: MigrationDb, engine: Engine): Promise<void>;
}
