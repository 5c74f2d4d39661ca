import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { matchScopes } from '#app/shown-scopes.ts';
import { truncateText } from '#az/characters/truncate.ts';
import { formatMinute } from '#az/format/match-words.ts';
import { matchText } from '#az/text/site/match.ts';
import { matchPageText } from '#az/text/site/match-page.ts';
import { findMatch } from '#domain/matches/coverage/find-match.ts';
import { type CommentaryPost, listCommentary } from '#domain/matches/coverage/list-commentary.ts';
import { matchAddress, matchParameter } from '#domain/matches/match-address.ts';
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
