import { redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { type FeedFormat, type FeedKind, feedAddresses } from '#domain/feed-addresses.ts';
import { xmlResponse } from '../xml-response.ts';
import type { Route } from './+types/feed-route.ts';
import { type Feed, feedTypes } from './feed.ts';
import type { FeedReader } from './feed-reader.ts';
import { readAuthorFeed, readCategoryFeed, readSiteFeed, readTagFeed } from './read-article-feed.ts';
import { readMatchFeed } from './read-match-feed.ts';
import { renderAtom } from './render-atom.ts';
import { renderRss } from './render-rss.ts';

const readers: Record<FeedKind, FeedReader> = {
  site: readSiteFeed,
  category: readCategoryFeed,
  tag: readTagFeed,
  author: readAuthorFeed,
  match: readMatchFeed,
};

const renderers: Record<FeedFormat, (feed: Feed) => string> = { rss: renderRss, atom: renderAtom };

/** The first segment of the address of a page. */
const kinds: Partial<Record<string, FeedKind>> = {
  category: 'category',
  tag: 'tag',
  author: 'author',
  oyun: 'match',
};

/** Seconds until a client should retry a feed that could not be read. */
const RETRY_AFTER_S = '30';

/**
 * Answers every feed of `app/routes.ts`. A feed that cannot be read is a 503, because an empty feed would mean that there
 * are no articles.
 */
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
    return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_S } });
  }
}

async function answerFeed(
  context: Route.LoaderArgs['context'],
  { kind, parameter, format }: { kind: FeedKind; parameter: string; format: FeedFormat },
): Promise<Response> {
  const { config, now } = servicesOf(context);
  const content = await readers[kind](context, parameter);
  if (!content) throw new Response(null, { status: 404 });
  if ('movedTo' in content) throw redirect(feedAddresses[kind](content.movedTo)[format], 301);
  const { name, page, entries } = content;
  const feed: Feed = {
    title: `${name} – ${config.siteName}`,
    description: name,
    siteName: config.siteName,
    page: config.siteUrl + page,
    self: config.siteUrl + feedAddresses[kind](parameter)[format],
    hub: config.webSubHub,
    entries,
  };
  const response = xmlResponse(renderers[format](feed), { now: now(), type: feedTypes[format] });
  if (feed.hub) response.headers.set('Link', `<${feed.hub}>; rel="hub", <${feed.self}>; rel="self"`);
  return response;
}
