import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';

/** A transaction on a database whose tables the program's types do not describe yet. */
// biome-ignore lint/suspicious/noExplicitAny: a migration must not follow later changes of the schema's types
export type MigrationDb = Kysely<any>;

/** One step of the schema. Once released it is never edited; a later step corrects it. */
export interface Migration {
  /** Its file's name, kept in the database when applied. */
  name: string;
  up(db: MigrationDb, engine: Engine): Promise<void>;
}
