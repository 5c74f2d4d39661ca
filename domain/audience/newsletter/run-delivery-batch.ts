import type { Db } from '#db/schema.ts';
import { href } from '#domain/href.ts';
import type { Mailer } from '#domain/mailer.ts';
import type { NewId } from '#domain/new-id.ts';
import { type ClaimedDelivery, claimDeliveries, releaseDeliveries } from '../mail/claim-deliveries.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { messageId } from '../mail/message-id.ts';
import { deliverIssue, SENDING_LIMIT_MS } from './deliver-issue.ts';
import { finishIssues } from './finish-issues.ts';
import { type IssueContent, issueMail } from './issue-mail.ts';
import { listIssueArticles } from './list-issue-articles.ts';
import { startDueIssues } from './start-due-issues.ts';

/** After an outage of our own mail server the queue waits this long. */
const OUTAGE_WAIT_MS = 30_000;

interface Batch {
  context: MailContext;
  now: () => number;
  newId: NewId;
  /** Mails in one batch. */
  limit?: number;
  /** Mails at the same time. */
  atOnce?: number;
  /** When the program is to end: mails under way are finished, none is begun. */
  signal?: AbortSignal;
}

/**
 * Moves the newsletters on: begins those whose time has come, sends the next mails, closes those that are through.
 * Meant to be called again and again, by any number of instances.
 *
 * Each mail goes out at most once. A delivery is marked as being sent before its mail is handed over; a program that
 * dies between this and the answer leaves it so, and nobody can tell whether the mail went out. Such a delivery is
 * not repeated but closed as `unsure`: one reader of thousands missing one digest is less bad than getting it twice.
 * Everything else that was stopped goes on where it was.
 *
 * Rejects with the mailer's error when our own mail server is out of reach. @returns how many deliveries were tried.
 */
export async function runDeliveryBatch(
  db: Db,
  mailer: Mailer,
  { context, now, newId, limit = 25, atOnce = 5, signal }: Batch,
): Promise<number> {
  if (!(await hasWork(db, now()))) return 0;
  await startDueIssues(db, { now: now() });
  await closeUnsure(db, now());
  const leaseId = newId();
  const claimed = await claimDeliveries(db, {
    leaseId,
    now: now(),
    until: now() + SENDING_LIMIT_MS,
    limit,
  });
  const issues = await readIssues(db, claimed);
  const write = (delivery: ClaimedDelivery, token: string) => ({
    ...issueMail(
      issues.get(delivery.issueId) as IssueContent,
      context,
      `${context.siteUrl}${href('/newsletter/unsubscribe/:token?', { token })}`,
    ),
    messageId: messageId(`${delivery.issueId}:${delivery.subscriberId}`, context),
  });

  const waiting = [...claimed];
  const worker = async () => {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift())
      await deliverIssue(db, mailer, next, { leaseId, now, newId, write });
  };
  const ended = await Promise.allSettled(
    Array.from({ length: atOnce }, () =>
      worker().catch((error) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const outage = ended.find((one) => one.status === 'rejected');
  if (outage) await releaseDeliveries(db, { leaseId, dueAt: now() + OUTAGE_WAIT_MS });
  else if (signal?.aborted) await releaseDeliveries(db, { leaseId, dueAt: now() });
  await finishIssues(db, { now: now() });
  if (outage) throw outage.reason;
  return claimed.length;
}

async function closeUnsure(db: Db, now: number): Promise<void> {
  await db
    .updateTable('newsletter_delivery')
    .set({ status: 'failed', failure: 'unsure' })
    .where('status', '=', 'sending')
    .where('lease_until', '<=', now)
    .execute();
}

async function readIssues(db: Db, claimed: ClaimedDelivery[]): Promise<Map<string, IssueContent>> {
  const issues = new Map<string, IssueContent>();
  for (const issueId of new Set(claimed.map((delivery) => delivery.issueId))) {
    const issue = await db
      .selectFrom('newsletter_issue')
      .select(['kind', 'subject', 'intro'])
      .where('id', '=', issueId)
      .executeTakeFirstOrThrow();
    issues.set(issueId, { ...issue, articles: await listIssueArticles(db, { issueId }) });
  }
  return issues;
}

/** Every delivery that is not over belongs to an issue that is being sent. */
async function hasWork(db: Db, now: number): Promise<boolean> {
  const open = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'sending'),
        eb.and([eb('status', '=', 'scheduled'), eb('scheduled_at', '<=', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
