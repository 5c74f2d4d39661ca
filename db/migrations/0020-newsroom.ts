import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';
import { addRevisionTriggers } from './revision-triggers.ts';

/** What the newsroom needs around an article so that no word is lost: revisions, autosaves, presence, the bin. */
export const newsroom: Migration = {
  name: '0020-newsroom',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    for (const column of ['seo_title', 'seo_description', 'returned_reason'])
      await db.schema.alterTable('article').addColumn(column, 'text').execute();

    await db.schema
      .createTable('article_revision')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('staff_id', key)
      .addColumn('staff_name', 'text')
      .addColumn('at', bigint, (c) => c.notNull())
      .addColumn('fields', 'text', (c) => c.notNull())
      .addUniqueConstraint('article_revision_once', ['article_id', 'version'])
      .execute();

    await db.schema
      .createTable('article_autosave')
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('tab_key', key, (c) => c.notNull())
      .addColumn('sequence', bigint, (c) => c.notNull())
      .addColumn('base_version', 'integer')
      .addColumn('saved_at', bigint, (c) => c.notNull())
      .addColumn('fields', 'text')
      .addPrimaryKeyConstraint('article_autosave_pkey', ['article_id', 'staff_id', 'tab_key'])
      .execute();
    await sql`create index article_autosave_of_staff on article_autosave (staff_id, saved_at desc)`.execute(
      db,
    );
    await sql`create index article_autosave_age on article_autosave (saved_at)`.execute(db);

    await db.schema
      .createTable('article_presence')
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('tab_key', key, (c) => c.notNull())
      .addColumn('staff_name', 'text', (c) => c.notNull())
      .addColumn('seen_at', bigint, (c) => c.notNull())
      .addPrimaryKeyConstraint('article_presence_pkey', ['article_id', 'staff_id', 'tab_key'])
      .execute();
    await sql`create index article_presence_age on article_presence (seen_at)`.execute(db);

    await db.schema
      .createTable('deleted_article')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('slug', key, (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('created_by', key)
      .addColumn('deleted_at', bigint, (c) => c.notNull())
      .addColumn('deleted_by', key)
      .addColumn('deleted_by_name', 'text')
      .addColumn('kept', 'text', (c) => c.notNull())
      .execute();
    await sql`create index deleted_article_newest on deleted_article (deleted_at desc, id desc)`.execute(db);

    await db.schema
      .createTable('bulk_undo')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('items', 'text', (c) => c.notNull())
      .execute();
    await sql`create index bulk_undo_age on bulk_undo (created_at)`.execute(db);

    for (const subject of ['category', 'tag']) {
      await db.schema
        .createTable(`${subject}_redirect`)
        .addColumn('slug', key, (c) => c.primaryKey().notNull())
        .addColumn(`${subject}_id`, key, (c) => c.notNull().references(`${subject}.id`).onDelete('cascade'))
        .addColumn('created_at', bigint, (c) => c.notNull())
        .execute();
      await sql
        .raw(`create index ${subject}_redirect_${subject} on ${subject}_redirect (${subject}_id)`)
        .execute(db);
    }
    await addRevisionTriggers(db, engine, [
      { table: 'category_redirect', events: ['insert', 'update', 'delete'] },
      { table: 'tag_redirect', events: ['insert', 'update', 'delete'] },
    ]);
  },
};
