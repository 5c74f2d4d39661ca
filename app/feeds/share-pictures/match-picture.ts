import { servicesOf } from '#app/context.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { toMatchShareCard } from '#domain/sharing/match-share-card.ts';
import type { Route } from './+types/match-picture.ts';
import { shareResponse } from './share-response.ts';

/** GET /share/match/:id/:file: the picture of a match with its score, for social networks. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const [match] = await listFixturesById(db, { ids: [params.id] });
  return shareResponse({ request, context }, match ? toMatchShareCard(match, config) : null);
}
