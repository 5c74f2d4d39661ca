import { servicesOf } from '#platform/http/context.ts';
import { findArticleShareCard } from '../rules/share-card.ts';
import type { Route } from './+types/article-picture.ts';
import { shareResponse } from './share-response.ts';

/** GET /share/article/:id/:file: the picture of an article for social networks. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const { siteName } = config;
  return shareResponse({ request, context }, await findArticleShareCard(db, { id: params.id, siteName }));
}
