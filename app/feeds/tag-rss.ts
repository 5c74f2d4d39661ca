import { getFeedResponse } from '#app/feeds/get-feed-response.ts';
import type { Route } from './+types/tag-rss.ts';

export const loader = ({ params, context }: Route.LoaderArgs) => getFeedResponse(context, 'tag', params.slug);
