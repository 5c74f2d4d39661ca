import { truncateText } from '#az/characters/truncate.ts';
import { findMatch } from '#features/matches/rules/coverage/find-match.ts';
import { type CommentaryPost, listCommentary } from '#features/matches/rules/coverage/list-commentary.ts';
import { matchAddress, matchParameter } from '#features/matches/rules/match-address.ts';
import { formatMinute } from '#features/matches/rules/match-words.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { matchScopes } from '#platform/page-cache/shown-scopes.ts';
import type { FeedEntry } from './feed.ts';
import type { FeedReader } from './feed-reader.ts';

const TITLE_CHARACTERS = 80;

/** The commentary of a match: a live blog. Empty before the first post. */
export const readMatchFeed: FeedReader = async (context, parameter) => {
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

function toEntry(post: CommentaryPost, address: string): FeedEntry {
  const { id, minute, added, text, authorName, createdAt, updatedAt } = post;
  const beginning = truncateText(text, TITLE_CHARACTERS);
  return {
    ...{ id, text, author: authorName, source: '', category: null, picture: null },
    title: minute === null ? beginning : `${formatMinute(minute, added)} ${beginning}`,
    address: `${address}?post=${id}#post-${id}`,
    publishedAt: createdAt,
    modifiedAt: updatedAt,
  };
}
