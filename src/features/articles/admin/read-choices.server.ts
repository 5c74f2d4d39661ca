import { listOrderedCategories } from '#features/categories/rules/read-categories.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { hasCategory } from '#platform/sessions/actor.ts';
import { findActor } from '#platform/sessions/session.server.ts';

/**
 * The categories that the actor may choose, and the one that the article has (`current`, a slug), so that a draft which was
 * moved away keeps it. With the site settings of the form. If the categories cannot be read, the form opens without them (spec §8).
 */
export async function readChoices(
  context: RouteContext,
  { current = null }: { current?: string | null } = {},
) {
  const { db, config, logError } = servicesOf(context);
  const { siteName, siteUrl } = config;
  try {
    const actor = findActor(context);
    const all = await listOrderedCategories(db);
    const categories =
      actor === null ? all : all.filter(({ id, slug }) => slug === current || hasCategory(actor, id));
    return {
      siteName,
      siteUrl,
      isCategoryListMissing: false,
      categories: categories.map(({ slug, name }) => ({ slug, name })),
    };
  } catch (error) {
    logError('categories not read', error);
    return { siteName, siteUrl, categories: [], isCategoryListMissing: true };
  }
}
