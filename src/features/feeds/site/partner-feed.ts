import { blockKey, type ContentBlock, listContentBlocks } from '#features/articles/rules/article-content.ts';
import { listArticleTexts } from '#features/articles/rules/read/list-article-texts.ts';
import { findTableOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import { tableText } from '#features/competitions/text.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { partnerFeedAddress } from '../rules/feed-addresses.ts';
import { isPartnerKey } from '../rules/partner-feeds.ts';
import type { Route } from './+types/partner-feed.ts';
import type { FeedContent } from './feed.ts';
import { createFeedResponse, createUnreadFeedResponse } from './feed-response.ts';
import { formatPartnerText } from './format-partner-text.ts';
import { readSiteFeed } from './read-article-feed.ts';

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
      content,
      format: 'rss',
      self: partnerFeedAddress(key),
      hub: null,
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

/** The entries of the site's feed, each with the text and the tags of its article. */
async function readPartnerFeed(context: RouteContext): Promise<FeedContent> {
  const { db, config } = servicesOf(context);
  const content = await readSiteFeed(context);
  const texts = await listArticleTexts(db, { ids: content.entries.map(({ id }) => id) });
  // The names of tags are the only part of a text that changes without its article.
  showsScopes(
    context,
    ...[...texts.values()].flatMap(({ tags }) => tags.map(({ slug }) => `tag:${slug}` as const)),
  );
  const html = [...texts.values()].map((text) => text.content).join('');
  const blocks = await readBlockLinks(context, listContentBlocks(html));
  const entries = content.entries.flatMap((entry) => {
    const text = texts.get(entry.id);
    if (!text) return [];
    const html = formatPartnerText(text.content, { address: entry.address, siteUrl: config.siteUrl, blocks });
    return [{ ...entry, full: { html, tags: text.tags.map(({ name }) => name) } }];
  });
  return { ...content, entries };
}

/**
 * Links to the pages of matches and tables that texts show, by key. Another site would show their current state once and
 * keep it, so it gets the link. Polls are left out: a reader votes on our page.
 */
async function readBlockLinks(
  context: RouteContext,
  blocks: readonly ContentBlock[],
): Promise<Map<string, string>> {
  const { db } = servicesOf(context);
  const idsOf = (kinds: readonly ContentBlock['kind'][]) => [
    ...new Set(blocks.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))),
  ];
  const ids = idsOf(['match-card', 'line-up']);
  showsScopes(context, ...ids.map((id) => `match:${id}` as const));
  const links = new Map<string, string>();
  for (const match of await listFixturesById(db, { ids })) {
    const link = renderLink(matchAddress(match), `${match.home.name} – ${match.away.name}`);
    for (const kind of ['match-card', 'line-up'] as const) links.set(blockKey({ kind, id: match.id }), link);
  }
  for (const seasonId of idsOf(['league-table'])) {
    const table = await findTableOfSeason(db, { seasonId });
    if (!table) continue;
    showsScopes(context, ...tableScopes(table));
    const { competition, season } = table;
    const page = `${href('/turnir/:slug', { slug: competition.slug })}?season=${season.slug}`;
    links.set(
      blockKey({ kind: 'league-table', id: seasonId }),
      renderLink(page, tableText.caption(competition.name)),
    );
  }
  return links;
}

const renderLink = (address: string, label: string) =>
  `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`;
