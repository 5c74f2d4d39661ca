import { getFeedResponse } from '#app/feeds/get-feed-response.ts';
import type { Route } from './+types/site-rss.ts';

export const loader = ({ context }: Route.LoaderArgs) => getFeedResponse(context, 'site', '');
