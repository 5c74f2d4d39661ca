import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { xmlResponse } from '#platform/http/xml-response.ts';
import type { FeedFormat } from '../rules/feed-addresses.ts';
import { type Feed, feedTypes } from './feed.ts';
import type { FeedContent } from './feed-reader.ts';
import { renderAtom } from './render-atom.ts';
import { renderRss } from './render-rss.ts';

const renderers: Record<FeedFormat, (feed: Feed) => string> = { rss: renderRss, atom: renderAtom };

/** Seconds until a client should retry a feed that could not be read. */
const RETRY_AFTER_S = '30';

/** The answer with a feed. `self` is its path; `hub` is told about its changes. */
export function createFeedResponse(
  context: Readonly<RouterContextProvider>,
  {
    content,
    format,
    self,
    hub,
  }: { content: FeedContent; format: FeedFormat; self: string; hub: string | null },
): Response {
  const { config, now } = servicesOf(context);
  const { name, page, entries } = content;
  const feed: Feed = {
    title: `${name} – ${config.siteName}`,
    description: name,
    siteName: config.siteName,
    page: config.siteUrl + page,
    self: config.siteUrl + self,
    hub,
    entries,
  };
  const response = xmlResponse(renderers[format](feed), { now: now(), type: feedTypes[format] });
  if (feed.hub) response.headers.set('Link', `<${feed.hub}>; rel="hub", <${feed.self}>; rel="self"`);
  return response;
}

/** The answer when a feed cannot be read: 503, because an empty feed would mean that there are no articles. */
export function createUnreadFeedResponse(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': RETRY_AFTER_S } });
}
