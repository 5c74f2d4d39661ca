import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';
import { addRevisionTriggers } from './revision-triggers.ts';

/**
 * Whose words an article is. A table of its own, with a row only for what is not simply ours: behind the long text of
 * `article` every list would have to walk through that text for it.
 */
export const articleSource: Migration = {
  name: '0024-article-source',
  async up(db, engine) {
    const { key } = columnTypesOf(engine);
    await db.schema
      .createTable('article_source')
      .addColumn('article_id', key, (c) =>
        c.primaryKey().notNull().references('article.id').onDelete('cascade'),
      )
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('url', 'text')
      .execute();
    await addRevisionTriggers(db, engine, [
      {
        table: 'article_source',
        events: ['insert', 'update', 'delete'],
        when: `exists (select 1 from article where id = ROW.article_id and status in ('published', 'archived'))`,
      },
    ]);
  },
};
