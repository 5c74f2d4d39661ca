import { redirect } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { type FeedFormat, type FeedKind, feedAddresses } from '../rules/feed-addresses.ts';
import type { Route } from './+types/feed-route.ts';
import type { FeedReader } from './feed-reader.ts';
import { createFeedResponse, createUnreadFeedResponse } from './feed-response.ts';
import { readAuthorFeed, readCategoryFeed, readSiteFeed, readTagFeed } from './read-article-feed.ts';
import { readMatchFeed } from './read-match-feed.ts';

const readers: Record<FeedKind, FeedReader> = {
  site: readSiteFeed,
  category: readCategoryFeed,
  tag: readTagFeed,
  author: readAuthorFeed,
  match: readMatchFeed,
};

/** The first segment of the address of a page. */
const kinds: Partial<Record<string, FeedKind>> = {
  category: 'category',
  tag: 'tag',
  author: 'author',
  oyun: 'match',
};

/** Answers the feeds of all pages. */
export async function loader({ pattern, params, context }: Route.LoaderArgs): Promise<Response> {
  const [page = ''] = pattern.split('/').filter(Boolean);
  const kind = kinds[page] ?? 'site';
  const format: FeedFormat = pattern.endsWith('rss') ? 'rss' : 'atom';
  const [parameter = ''] = Object.values(params);
  try {
    return await answerFeed(context, { kind, parameter, format });
  } catch (error) {
    if (error instanceof Response) throw error;
    const address = feedAddresses[kind](parameter)[format];
    servicesOf(context).logError(`feed ${address} not read`, error);
    return createUnreadFeedResponse();
  }
}

async function answerFeed(
  context: Route.LoaderArgs['context'],
  { kind, parameter, format }: { kind: FeedKind; parameter: string; format: FeedFormat },
): Promise<Response> {
  const { webSubHub: hub } = servicesOf(context);
  const content = await readers[kind](context, parameter);
  if (!content) throw new Response(null, { status: 404 });
  if ('movedTo' in content) throw redirect(feedAddresses[kind](content.movedTo)[format], 301);
  const self = feedAddresses[kind](parameter)[format];
  return createFeedResponse(context, { content, format, self, hub });
}
