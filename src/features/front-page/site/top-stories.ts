import { listMostReadNow } from '#features/analytics/rules/most-read.ts';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { readHomeLists } from '../rules/read-home-lists.ts';
import type { Route } from './+types/top-stories.ts';

const MAX_STORIES = 10;

/** The stories that the service worker saves for reading without network: the slider, then the most read articles. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const [{ featured }, mostRead] = await Promise.all([
    readHomeLists(db, { now: now() }),
    listMostReadNow(db, { now: now(), limit: MAX_STORIES }),
  ]);
  showsScopes(context, 'articles', 'front-page');
  const stories = new Map(
    [...featured, ...mostRead].map(({ slug, title, updatedAt }) => [
      slug,
      { address: articleAddress(slug), title, updatedAt },
    ]),
  );
  return Response.json(
    { stories: [...stories.values()].slice(0, MAX_STORIES) },
    { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60' } },
  );
}
