import { servicesOf } from '#app/context.ts';
import { articleAddress } from '#app/site/addresses.ts';
import { listMostReadNow } from '#domain/analytics/list-most-read-now.ts';
import { readHomeLists } from '#domain/curation/read-home-lists.ts';
import type { Route } from './+types/top-stories.ts';

const STORIES = 10;

/** The stories a phone keeps for reading without network: those of the slider, then what most people read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const [{ featured }, read] = await Promise.all([
    readHomeLists(db, { now: now() }),
    listMostReadNow(db, { now: now(), limit: STORIES }),
  ]);
  const stories = new Map(
    [...featured, ...read].map(({ slug, title, updatedAt }) => [
      slug,
      { address: articleAddress(slug), title, updatedAt },
    ]),
  );
  return Response.json(
    { stories: [...stories.values()].slice(0, STORIES) },
    { headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60' } },
  );
}
