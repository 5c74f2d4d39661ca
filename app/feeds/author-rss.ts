import { getFeedResponse } from '#app/feeds/get-feed-response.ts';
import type { Route } from './+types/author-rss.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  getFeedResponse(context, 'author', params.slug);
