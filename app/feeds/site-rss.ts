import type { Route } from './+types/site-rss.ts';
import { listRss } from './list-rss.ts';

export const loader = ({ context }: Route.LoaderArgs) => listRss(context, 'site', '', '/rss');
