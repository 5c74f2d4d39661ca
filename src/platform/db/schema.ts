import type { Kysely } from 'kysely';

/** The types of all tables, for Kysely. Empty here: the `tables.ts` of each subject adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: module augmentations fill it
export interface Database {}

/** The first argument of every rule: the database or a transaction. */
export type Db = Kysely<Database>;
