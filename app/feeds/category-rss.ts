import type { Route } from './+types/category-rss.ts';
import { listRss } from './list-rss.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  listRss(context, 'category', params.category, `/category/${params.category}/rss`);
