import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { categoriesBaseline } from '../migrations/0001-categories.ts';
import { categoryVersion } from '../migrations/0003-category-version.ts';
import { categoryRecord } from '../rules/category-record.ts';
import { seedDefaultCategories } from '../rules/seed-categories.ts';

export const categoriesServer = defineServerFeature({
  name: 'categories',
  migrations: [categoriesBaseline, categoryVersion],
  records: [categoryRecord],
  /** The default categories (spec §4). */
  async seed(db, { now, newId, log }) {
    const categories = await seedDefaultCategories(db, { now, newId });
    log.debug('categories seeded', { categories });
  },
});
