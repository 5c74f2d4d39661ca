import type { Db } from '#platform/db/schema.ts';
import { countDeliveries } from './count-deliveries.ts';

/** Finishes the issues that have no more deliveries to send, and stores their counts. `now` in epoch milliseconds. */
export async function finishIssues(db: Db, { now }: { now: number }): Promise<void> {
  // Deliveries that were queued again after an editor had stopped the issue.
  await db
    .deleteFrom('newsletter_delivery')
    .where('status', '=', 'queued')
    .where('issue_id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_issue')
        .select('id')
        .where('status', '=', 'sending')
        .where('stopped_at', 'is not', null),
    )
    .execute();
  const finished = await db
    .selectFrom('newsletter_issue')
    .select(['id', 'stopped_at'])
    .where('status', '=', 'sending')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_delivery')
            .select('newsletter_delivery.issue_id')
            .whereRef('newsletter_delivery.issue_id', '=', 'newsletter_issue.id')
            .where('status', 'in', ['queued', 'sending']),
        ),
      ),
    )
    .execute();
  for (const { id, stopped_at } of finished) {
    const counts = await countDeliveries(db, { issueId: id });
    await db
      .updateTable('newsletter_issue')
      .set({
        status: stopped_at === null ? 'sent' : 'stopped',
        finished_at: now,
        sent_count: counts.sent,
        refused_count: counts.refused,
        failed_count: counts.failed,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .execute();
  }
}
