import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { categoriesBaseline } from '../migrations/0001-categories.ts';
import { seedDefaultCategories } from '../rules/seed-categories.ts';

export const categoriesServer = defineServerFeature({
  name: 'categories',
  migrations: [categoriesBaseline],
  /** The default categories (spec §4). */
  async seed(db, { now, newId, log }) {
    const categories = await seedDefaultCategories(db, { now, newId });
    log.debug('categories seeded', { categories });
  },
});
