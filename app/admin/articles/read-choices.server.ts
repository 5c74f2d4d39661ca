import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { listCategories } from '#domain/categories/list-categories.ts';

/** What the form offers to choose from. A list of categories that does not come is no reason to lose the form (spec §8). */
export async function readChoices(context: Readonly<RouterContextProvider>) {
  const { db, config, logError } = servicesOf(context);
  const { siteName, siteUrl } = config;
  try {
    const categories = await listCategories(db);
    return {
      ...{ siteName, siteUrl, isCategoryListMissing: false },
      categories: categories.map(({ slug, name }) => ({ slug, name })),
    };
  } catch (error) {
    logError('categories not read', error);
    return { siteName, siteUrl, categories: [], isCategoryListMissing: true };
  }
}
