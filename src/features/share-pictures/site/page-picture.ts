import { servicesOf } from '#platform/http/context.ts';
import { findPageShareCard } from '../rules/page-card.ts';
import type { Route } from './+types/page-picture.ts';
import { shareResponse } from './share-response.ts';

/** GET /share/page/:id/:file: the picture of a page that is neither an article nor a match, for social networks. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const { siteName } = config;
  return shareResponse(
    { request, context },
    await findPageShareCard(db, { id: params.id, siteName, now: now() }),
  );
}
