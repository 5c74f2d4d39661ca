import { getFeedResponse } from '#app/feeds/get-feed-response.ts';
import type { Route } from './+types/category-rss.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  getFeedResponse(context, 'category', params.category);
