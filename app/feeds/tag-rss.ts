import type { Route } from './+types/tag-rss.ts';
import { listRss } from './list-rss.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  listRss(context, 'tag', params.slug, `/tag/${params.slug}/rss`);
