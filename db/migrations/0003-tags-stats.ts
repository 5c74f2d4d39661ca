import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Tags, and what readers did: both stand beside the article row. */
export const tagsStats: Migration = {
  name: '0003-tags-stats',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);

    await db.schema
      .createTable('tag')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('slug', key, (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('sort_key', key, (c) => c.notNull())
      .addColumn('article_count', 'integer', (c) => c.notNull().defaultTo(0).check(sql`article_count >= 0`))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await sql`create index tag_sorted on tag (sort_key, id)`.execute(db);
    await sql`create index tag_popular on tag (article_count desc, id)`.execute(db);

    await db.schema
      .createTable('article_tag')
      .addColumn('article_id', key, (c) => c.notNull().references('article.id').onDelete('cascade'))
      .addColumn('tag_id', key, (c) => c.notNull().references('tag.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('listed_at', bigint)
      .addPrimaryKeyConstraint('article_tag_pkey', ['article_id', 'tag_id'])
      .$call(asOneTree(engine))
      .execute();
    await sql`create index article_tag_listed on article_tag (tag_id, listed_at desc, article_id desc)`.execute(
      db,
    );

    await db.schema
      .createTable('article_stats')
      .addColumn('article_id', key, (c) =>
        c.primaryKey().notNull().references('article.id').onDelete('cascade'),
      )
      .addColumn('views', bigint, (c) => c.notNull().defaultTo(0))
      .addColumn('readers', bigint, (c) => c.notNull().defaultTo(0))
      .$call(asOneTree(engine))
      .execute();
    await sql`create index article_stats_views on article_stats (views desc, article_id)`.execute(db);
    await sql`create index article_stats_readers on article_stats (readers desc, views desc, article_id)`.execute(
      db,
    );
  },
};

/** SQLite: the primary key is the table itself, so a look-up reads one tree instead of two. */
function asOneTree(engine: string) {
  return <T extends { modifyEnd(modifier: ReturnType<typeof sql>): T }>(table: T): T =>
    engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;
}
