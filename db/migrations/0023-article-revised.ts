import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';
import { addRevisionTriggers } from './revision-triggers.ts';

/**
 * When what readers read of an article last changed, apart from `updated_at`, which any change moves. A table of its own:
 * behind the long text of `article` every list would have to walk through that text for it.
 */
export const articleRevised: Migration = {
  name: '0023-article-revised',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('article_revised')
      .addColumn('article_id', key, (c) =>
        c.primaryKey().notNull().references('article.id').onDelete('cascade'),
      )
      .addColumn('revised_at', bigint, (c) => c.notNull())
      .execute();
    // What readers were told so far stays.
    await sql`insert into article_revised (article_id, revised_at)
      select id, updated_at from article where published_at is not null and updated_at > published_at`.execute(
      db,
    );
    await addRevisionTriggers(db, engine, [
      {
        table: 'article_revised',
        events: ['insert', 'update', 'delete'],
        when: `exists (select 1 from article where id = ROW.article_id and status in ('published', 'archived'))`,
      },
    ]);
  },
};
