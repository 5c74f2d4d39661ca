import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { servicesOf } from '#platform/http/context.ts';
import { toMatchShareCard } from '../rules/share-card.ts';
import type { Route } from './+types/match-picture.ts';
import { shareResponse } from './share-response.ts';

/** GET /share/match/:id/:file: the picture of a match with its score, for social networks. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const [match] = await listFixturesById(db, { ids: [params.id] });
  return shareResponse({ request, context }, match ? toMatchShareCard(match, config) : null);
}
