import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The tabs above the newsroom's list are counted from an index alone, also for one's own, the featured and those without a picture. */
export const deskCounts: Migration = {
  name: '0028-desk-counts',
  async up(db) {
    for (const column of ['created_by', 'featured', 'has_image'])
      await sql`create index ${sql.ref(`article_desk_${column}`)} on article_desk (${sql.ref(column)}, status)`.execute(
        db,
      );
  },
};
