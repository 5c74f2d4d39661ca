import type { Migration } from './migration.ts';

/** Readers' pages list the categories in the editors' order, out of an index. */
export const categoryOrder: Migration = {
  name: '0098-category-order',
  async up(db) {
    await db.schema
      .createIndex('category_ordered')
      .on('category')
      .columns(['position', 'sort_key', 'id'])
      .execute();
  },
};
