import type { Kysely } from 'kysely';

/** A copy of the type in `src/platform/db/engine-of.ts`: migrations import nothing that may change later. */
export type Engine = 'sqlite' | 'postgres';

/** A transaction on a database that may differ from the types of the current schema. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not follow later changes of the schema's types
type MigrationDb = Kysely<any>;

/** One step of the schema. After it has landed it is never edited. A later step corrects it. */
export interface Migration {
  /** Its number and its subject, `0001-polls`. Stored in the database when it has been applied. */
  name: string;
  up(db: MigrationDb, engine: Engine): Promise<void>;
}
