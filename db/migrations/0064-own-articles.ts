import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What somebody wrote, by status and newest first, without walking through everything they ever wrote. */
export const ownArticles: Migration = {
  name: '0064-own-articles',
  async up(db) {
    await sql`drop index article_of_staff`.execute(db);
    await sql`create index article_own_by_status on article (created_by, status, updated_at desc, id desc)
      where created_by is not null`.execute(db);
    await sql`create index article_own_newest on article (created_by, created_at desc, id desc)
      where created_by is not null`.execute(db);
  },
};
