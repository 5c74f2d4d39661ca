import { countPendingArticles } from '#features/articles/rules/admin-list/count-articles.ts';
import { countOpenComments } from '#features/comments/rules/moderation/read-queue.ts';
import { countNewMessages } from '#features/contact/rules/contact-messages.ts';
import { countUnstartedMatches } from '#features/matches/rules/live/list-current-matches.ts';
import { countUnreadMentions } from '#features/notes/rules/mentions.ts';
import type { Db } from '#platform/db/schema.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { type Actor, hasRole, type RequiredRole } from '#platform/sessions/actor.ts';

/**
 * The numbers in the layout of the back-office, at `now` (epoch milliseconds): the unread notes that mention the actor, 1 when the last
 * backup is too old, and those of the menu. 100 means 100 or more. A number that the actor's role does not see is 0.
 */
export type Counters = Readonly<Record<string, number>> & {
  now: number;
  mentions: number;
  oldBackups: number;
};

interface Counter {
  /** The role that sees the number. It may be higher than that of the screen: authors cannot approve articles. */
  role: RequiredRole;
  /** Said in the log when the number cannot be read. */
  of: string;
  count: (db: Db, now: number) => Promise<number>;
}

/** The counts that the menu entries of the features name. */
export const menuCounters: Readonly<Record<string, Counter>> = {
  pending: { role: 'editor', of: 'pending articles', count: (db) => countPendingArticles(db) },
  messages: { role: 'editor', of: 'new messages', count: (db) => countNewMessages(db) },
  comments: { role: 'moderator', of: 'waiting comments', count: (db) => countOpenComments(db) },
  /** Matches that nobody has started five minutes after their kick-off. */
  unstarted: {
    role: 'operator',
    of: 'unstarted matches',
    count: (db, now) => countUnstartedMatches(db, { now }),
  },
};

/** Reads the numbers for `actor`. A number that cannot be read is 0, so that the error of a count does not fail the page. */
export async function readCounters(context: RouteContext, actor: Actor): Promise<Counters> {
  const { db, now: clock, isBackupOld } = servicesOf(context);
  const now = clock();
  const read = (name: string, count: () => Promise<number>) =>
    readPart(context, `number of ${name}`, count, 0);
  const [mentions, oldBackups, ...waiting] = await Promise.all([
    hasRole(actor, 'author') ? read('unread mentions', () => countUnreadMentions(db, { actor })) : 0,
    hasRole(actor, 'admin') ? read('old backups', async () => Number(await isBackupOld())) : 0,
    ...Object.entries(menuCounters).map(
      async ([name, { role, of, count }]): Promise<[string, number]> => [
        name,
        hasRole(actor, role) ? await read(of, () => count(db, now)) : 0,
      ],
    ),
  ]);
  return { ...Object.fromEntries(waiting), now, mentions, oldBackups };
}
