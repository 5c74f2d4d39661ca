import type { RouterContextProvider } from 'react-router';
import { countPendingArticles } from '#features/articles/rules/admin-list/count-pending-articles.ts';
import { countOpenComments } from '#features/comments/rules/moderation/count-queue.ts';
import { countNewMessages } from '#features/contact/rules/count-new-messages.ts';
import { countUnstartedMatches } from '#features/matches/rules/live/list-unstarted-matches.ts';
import { countUnreadMentions } from '#features/notes/rules/count-unread-mentions.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';

/** The numbers in the layout of the back-office, at `now` (epoch milliseconds). 100 means 100 or more. */
export interface Counters {
  now: number;
  /** Unread notes that mention the actor; 0 for moderators, who read no notes. */
  mentions: number;
  /** Articles with the status pending; 0 for authors, who cannot approve them. */
  pending: number;
  /** Messages of readers with the status new; 0 for authors. */
  messages: number;
  /** Comments that wait for a moderator; 0 for authors. */
  comments: number;
  /** Matches that nobody has started five minutes after their kick-off; 0 for authors. */
  unstarted: number;
}

/** Reads the numbers for `actor`. A number that cannot be read is 0, so that the error of a count does not fail the page. */
export async function readCounters(
  context: Readonly<RouterContextProvider>,
  actor: Actor,
): Promise<Counters> {
  const { db, now } = servicesOf(context);
  const read = (name: string, count: () => Promise<number>) =>
    readPart(context, { name: `number of ${name}`, read: count, fallback: 0 });
  const isEditor = hasRole(actor, 'editor');
  const isModerator = hasRole(actor, 'moderator');
  const [mentions, pending, messages, comments, unstarted] = await Promise.all([
    hasRole(actor, 'author') ? read('unread mentions', () => countUnreadMentions(db, { actor })) : 0,
    isEditor ? read('pending articles', () => countPendingArticles(db)) : 0,
    isEditor ? read('new messages', () => countNewMessages(db)) : 0,
    isModerator ? read('waiting comments', () => countOpenComments(db)) : 0,
    isEditor ? read('unstarted matches', () => countUnstartedMatches(db, { now: now() })) : 0,
  ]);
  return { now: now(), mentions, pending, messages, comments, unstarted };
}
