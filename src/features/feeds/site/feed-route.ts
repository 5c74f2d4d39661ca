import { redirect } from 'react-router';
import { truncateText } from '#az/characters/text-length.ts';
import { type CommentaryPost, listCommentary } from '#features/matches/rules/coverage/list-commentary.ts';
import { findMatch } from '#features/matches/rules/coverage/read-match-details.ts';
import { matchAddress, matchParameter } from '#features/matches/rules/match-addresses.ts';
import { formatMinute } from '#features/matches/rules/match-words.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { type FeedFormat, type FeedKind, feedAddresses } from '../rules/feed-addresses.ts';
import type { Route } from './+types/feed-route.ts';
import type { FeedEntry, FeedReader } from './feed.ts';
import { createFeedResponse, createUnreadFeedResponse } from './feed-response.ts';
import { readAuthorFeed, readCategoryFeed, readSiteFeed, readTagFeed } from './read-article-feed.ts';

const TITLE_CHARACTERS = 80;

/** The commentary of a match: a live blog. Empty before the first post. */
const readMatchFeed: FeedReader = async (context, parameter) => {
  const { db, config } = servicesOf(context);
  const match = await findMatch(db, { parameter });
  if (!match) return null;
  showsScopes(context, `coverage:${match.id}`, ...matchScopes([match]));
  const current = matchParameter(match);
  if (current !== parameter) return { movedTo: current };
  const { posts } = await listCommentary(db, { fixtureId: match.id, isNewestFirst: true });
  const page = matchAddress(match);
  const teams = `${match.home.name} ${matchText.vs} ${match.away.name}`;
  return {
    name: `${teams}: ${matchPageText.commentary}`,
    page,
    entries: posts.map((post) => toEntry(post, config.siteUrl + page)),
  };
};

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

function toEntry(post: CommentaryPost, address: string): FeedEntry {
  const { id, minute, added, text, authorName, createdAt, updatedAt } = post;
  const beginning = truncateText(text, TITLE_CHARACTERS);
  return {
    id,
    text,
    author: authorName,
    source: '',
    category: null,
    picture: null,
    title: minute === null ? beginning : `${formatMinute(minute, added)} ${beginning}`,
    address: `${address}?post=${id}#post-${id}`,
    publishedAt: createdAt,
    modifiedAt: updatedAt,
  };
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
