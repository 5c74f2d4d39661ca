import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { createMessageId } from '#platform/mail/create-message-id.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { NewId } from '#platform/new-id.ts';
import {
  type ClaimedIssueDelivery,
  claimIssueDeliveries,
  closeLostIssueDeliveries,
  releaseIssueDeliveries,
} from './claim-issue-deliveries.ts';
import { deliverIssue } from './deliver-issue.ts';
import { finishIssues } from './finish-issues.ts';
import { composeIssueMail, type IssueContent } from './issue-mail.ts';
import { listIssueArticles } from './list-issue-articles.ts';
import { startDueIssues } from './start-due-issues.ts';

/** How long the queue waits after an outage of the site's mail server. */
const PAUSE_MS = 30_000;

interface Batch {
  context: MailContext;
  now: () => number;
  newId: NewId;
  /** The maximum number of mails in a batch. */
  limit?: number;
  /** How many mails are sent at the same time. */
  concurrency?: number;
  /** Aborted when the program ends: mails that are being sent are finished, and no more are started. */
  signal?: AbortSignal;
}

/**
 * Runs the newsletter queue once: starts the issues that are due, sends the next mails and finishes the issues that are
 * complete. A job calls it repeatedly; several instances may call it at once.
 *
 * Each mail is sent at most once (decision 30). A delivery gets the state `sending` before its mail is handed over. When the
 * process dies before the result is stored, the delivery is closed as `unsure`. All other deliveries continue.
 *
 * @returns the number of claimed deliveries.
 * @throws the mailer's error when the site's mail server is not reachable.
 */
export async function runDeliveryBatch(
  db: Db,
  mailer: Mailer,
  { context, now, newId, limit = 25, concurrency = 5, signal }: Batch,
): Promise<number> {
  if (!(await hasWork(db, now()))) return 0;
  await startDueIssues(db, { now: now() });
  await closeLostIssueDeliveries(db, { now: now() });
  const leaseId = newId();
  const claimed = await claimIssueDeliveries(db, { leaseId, now: now(), limit });
  const issues = await readIssues(db, claimed);
  const compose = (delivery: ClaimedIssueDelivery, token: string) => ({
    ...composeIssueMail(
      issues.get(delivery.issueId) as IssueContent,
      context,
      `${context.siteUrl}${href('/newsletter/unsubscribe/:token?', { token })}`,
    ),
    messageId: createMessageId(`${delivery.issueId}:${delivery.subscriberId}`, context),
  });

  const waiting = [...claimed];
  const worker = async () => {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift())
      await deliverIssue(db, mailer, next, { leaseId, now, newId, compose });
  };
  const results = await Promise.allSettled(
    Array.from({ length: concurrency }, () =>
      worker().catch((error) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const outage = results.find((result) => result.status === 'rejected');
  if (outage) await releaseIssueDeliveries(db, { leaseId, dueAt: now() + PAUSE_MS });
  else if (signal?.aborted) await releaseIssueDeliveries(db, { leaseId, dueAt: now() });
  await finishIssues(db, { now: now() });
  if (outage) throw outage.reason;
  return claimed.length;
}

async function readIssues(db: Db, claimed: ClaimedIssueDelivery[]): Promise<Map<string, IssueContent>> {
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

/** Whether an issue is due or being sent. Without one there are no deliveries to send. */
async function hasWork(db: Db, now: number): Promise<boolean> {
  const issue = await db
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
  return issue !== undefined;
}
