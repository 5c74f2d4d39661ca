import type { Route } from './+types/author-rss.ts';
import { listRss } from './list-rss.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  listRss(context, 'author', params.slug, `/author/${params.slug}/rss`);
