import { servicesOf } from '#platform/http/context.ts';
import { partnerFeedAddress } from '../rules/feed-addresses.ts';
import { isPartnerKey } from '../rules/is-partner-key.ts';
import type { Route } from './+types/partner-feed.ts';
import { createFeedResponse, createUnreadFeedResponse } from './feed-response.ts';
import { readPartnerFeed } from './read-partner-feed.ts';

/** No cache keeps it, so that a key answers as soon as an admin has made it. */
const NOT_STORED = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * The newest articles with their full texts, for a partner whose address has a key of the settings screen. Any other key is
 * not found. The page cache keeps the answer until an article or a key changes; caches outside never do.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, logError } = servicesOf(context);
  const { key } = params;
  try {
    if (!(await isPartnerKey(db, { key }))) return new Response(null, { status: 404, headers: NOT_STORED });
    const content = await readPartnerFeed(context);
    // No hub: it would learn the address, and tell everyone who asks it.
    const response = createFeedResponse(context, {
      ...{ content, format: 'rss', self: partnerFeedAddress(key), hub: null },
    });
    response.headers.set('X-Robots-Tag', 'noindex');
    response.headers.set('X-Secret-Address', '1');
    return response;
  } catch (error) {
    // Without the address: the log is not a place for a key.
    logError('feed of a partner not read', error);
    return createUnreadFeedResponse();
  }
}
