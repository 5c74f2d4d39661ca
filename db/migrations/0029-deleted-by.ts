import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The bin as one author sees it: what they threw away themselves, newest first. */
export const deletedBy: Migration = {
  name: '0029-deleted-by',
  async up(db) {
    await sql`create index deleted_article_by on deleted_article (deleted_by, deleted_at desc, id desc)`.execute(
      db,
    );
  },
};
