import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Categories and articles (spec §3), with an index for every published list. */
export const content: Migration = {
  name: '0002-content',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);

    await db.schema
      .createTable('category')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('slug', key, (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('short_name', 'text')
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('color', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('sort_key', key, (c) => c.notNull())
      .addColumn('article_count', 'integer', (c) => c.notNull().defaultTo(0).check(sql`article_count >= 0`))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .execute();
    await db.schema.createIndex('category_sorted').on('category').columns(['sort_key', 'id']).execute();

    await db.schema
      .createTable('article')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('slug', key, (c) => c.notNull().unique())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('excerpt', 'text', (c) => c.notNull())
      .addColumn('category_id', key, (c) => c.references('category.id').onDelete('restrict'))
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('author_slug', key, (c) => c.notNull())
      .addColumn('image', key)
      .addColumn('featured', 'integer', (c) => c.notNull().defaultTo(0).check(sql`featured in (0, 1)`))
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1).check(sql`version >= 1`))
      .addColumn('created_by', key, (c) => c.references('staff.id').onDelete('set null'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .addColumn('published_at', bigint)
      .addColumn('scheduled_at', bigint)
      .addColumn('content', 'text', (c) => c.notNull())
      .addCheckConstraint(
        'article_status_known',
        sql`status in ('draft', 'pending', 'scheduled', 'published', 'archived')`,
      )
      .addCheckConstraint(
        'article_published_at_fits_status',
        sql`(status in ('published', 'archived')) = (published_at is not null)`,
      )
      .addCheckConstraint(
        'article_scheduled_at_fits_status',
        sql`status <> 'scheduled' or scheduled_at is not null`,
      )
      .execute();

    // The status leads, although readers' lists want one only: SQLite otherwise takes another index that has it.
    await sql`create index article_published on article (status, published_at desc, id desc)`.execute(db);
    await sql`create index article_by_category on article (category_id, published_at desc, id desc)
      where status = 'published'`.execute(db);
    await sql`create index article_by_author on article (author_slug, published_at desc, id desc)
      where status = 'published'`.execute(db);
    await sql`create index article_featured on article (status, featured, published_at desc, id desc)
      where featured = 1`.execute(db);
    await sql`create index article_scheduled on article (scheduled_at)
      where status = 'scheduled'`.execute(db);
    await sql`create index article_in_newsroom on article (status, updated_at desc, id desc)`.execute(db);
    await sql`create index article_newest_first on article (created_at desc, id desc)`.execute(db);
    await sql`create index article_of_category on article (category_id)`.execute(db);
    await sql`create index article_image on article (image) where image is not null`.execute(db);

    await db.schema
      .createTable('article_redirect')
      .addColumn('slug', key, (c) => c.primaryKey().notNull())
      .addColumn('article_id', key, (c) => c.notNull().references('article.id').onDelete('cascade'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('article_redirect_article')
      .on('article_redirect')
      .column('article_id')
      .execute();
  },
};
