import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** An entry of the breaking strip of which readers get no push notice. */
export const quietBreaking: Migration = {
  name: '0015-quiet-breaking',
  async up(db) {
    await sql
      .raw(
        'alter table breaking_entry add column is_quiet integer not null default 0 check (is_quiet in (0, 1))',
      )
      .execute(db);
  },
};
