import type { Migration } from '../migration.ts';

/**
 * Categories are listed by name until an editor has arranged them (spec §7). Older sites began in the order of the
 * navigation. Equal positions leave the order to the name.
 */
export const categoriesByName: Migration = {
  name: '0010-categories-by-name',
  async up(db) {
    const arranged = await db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'category.order')
      .limit(1)
      .executeTakeFirst();
    if (!arranged) await db.updateTable('category').set({ position: 0 }).where('position', '<>', 0).execute();
  },
};
