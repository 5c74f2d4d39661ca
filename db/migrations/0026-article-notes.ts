import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** What the newsroom writes beside an article, for nobody else, and who is asked to read it. */
export const articleNotes: Migration = {
  name: '0026-article-notes',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    // Without a foreign key to the article: notes wait for one that comes back out of the bin.
    await db.schema
      .createTable('article_note')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('staff_id', key, (c) => c.references('staff.id').onDelete('set null'))
      .addColumn('staff_name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', bigint, (c) => c.notNull())
      .addColumn('resolved_at', bigint)
      .addColumn('resolved_by_name', 'text')
      .execute();
    await sql`create index article_note_of_article on article_note (article_id, at, id)`.execute(db);

    await db.schema
      .createTable('note_mention')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('note_id', key, (c) => c.notNull().references('article_note.id').onDelete('cascade'))
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('staff_id', key, (c) => c.notNull().references('staff.id').onDelete('cascade'))
      .addColumn('staff_name', 'text', (c) => c.notNull())
      .addColumn('at', bigint, (c) => c.notNull())
      .addColumn('read_at', bigint)
      .addUniqueConstraint('note_mention_once', ['note_id', 'staff_id'])
      .execute();
    await sql`create index note_mention_newest on note_mention (staff_id, at desc, id desc)`.execute(db);
    await sql`create index note_mention_unread on note_mention (staff_id, article_id) where read_at is null`.execute(
      db,
    );
  },
};
