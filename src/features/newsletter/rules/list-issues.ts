import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import type { NewsletterIssueTable } from '../tables.ts';
import type { IssueCounts, NewsletterIssue } from './newsletter-issue.ts';

/** Issues, the newest first. With `finished`, only those that were finished in [`from`, `to`) (epoch milliseconds). */
export async function listIssues(
  db: Db,
  { limit = 50, finished }: { limit?: number; finished?: { from: number; to: number } } = {},
): Promise<NewsletterIssue[]> {
  const rows = await db
    .selectFrom('newsletter_issue')
    .selectAll()
    .$if(finished !== undefined, (query) =>
      query.where('finished_at', '>=', finished?.from ?? 0).where('finished_at', '<', finished?.to ?? 0),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(rows.map((row) => readIssue(db, row)));
}

/** @throws NotFound */
export async function getIssue(db: Db, { id }: { id: string }): Promise<NewsletterIssue> {
  const row = await db.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No issue has the id ${id}`);
  return readIssue(db, row);
}

/** Counts the deliveries only while an issue is being sent. Afterwards the row has the counts. */
async function readIssue(db: Db, row: NewsletterIssueTable): Promise<NewsletterIssue> {
  const { id, kind, subject, intro, status, sent_count, refused_count, failed_count } = row;
  const counts =
    status === 'sending'
      ? await countDeliveries(db, { issueId: id })
      : { queued: 0, sent: sent_count, refused: refused_count, failed: failed_count };
  return {
    id,
    kind,
    subject,
    intro,
    status,
    scheduledAt: row.scheduled_at,
    finishedAt: row.finished_at,
    updatedAt: row.updated_at,
    counts: { ...counts, unsubscribed: row.unsubscribed_count },
  };
}

/** Counts the deliveries of an issue by result. Reads all of them. */
export async function countDeliveries(
  db: Db,
  { issueId }: { issueId: string },
): Promise<Omit<IssueCounts, 'unsubscribed'>> {
  const rows = await db
    .selectFrom('newsletter_delivery')
    .select(['status', 'failure', (eb) => eb.fn.countAll<number>().as('count')])
    .where('issue_id', '=', issueId)
    .groupBy(['status', 'failure'])
    .execute();
  const sum = (predicate: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(predicate).reduce((total, row) => total + Number(row.count), 0);
  return {
    queued: sum((row) => row.status === 'queued' || row.status === 'sending'),
    sent: sum((row) => row.status === 'sent'),
    refused: sum((row) => row.failure === 'refused'),
    failed: sum((row) => row.failure === 'givenUp' || row.failure === 'unsure'),
  };
}
