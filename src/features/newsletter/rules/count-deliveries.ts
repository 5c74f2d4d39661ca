import type { Db } from '#platform/db/schema.ts';
import type { IssueCounts } from './newsletter-issue.ts';

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
