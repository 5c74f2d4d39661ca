import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Categories get a version, so that the second of two savers is told. */
export const recordVersions: Migration = {
  name: '0020-record-versions',
  async up(db) {
    await sql`alter table category add column version integer not null default 1`.execute(db);
  },
};
