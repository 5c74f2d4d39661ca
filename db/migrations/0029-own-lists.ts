import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Short lists of one person: what they threw away, and what an editor gave back to them, newest first. */
export const ownLists: Migration = {
  name: '0029-own-lists',
  async up(db) {
    await sql`create index deleted_article_by on deleted_article (deleted_by, deleted_at desc, id desc)`.execute(
      db,
    );
    await sql`create index article_returned on article (created_by, updated_at desc, id desc)
      where status = 'draft' and returned_reason is not null`.execute(db);
  },
};
