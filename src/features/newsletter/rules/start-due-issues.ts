import { sql } from 'kysely';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';

/**
 * Starts the issues that are due: inserts a delivery for every confirmed subscriber. Several instances may call it at
 * once, and each issue is started once. `now` in epoch milliseconds.
 */
export async function startDueIssues(db: Db, { now }: { now: number }): Promise<void> {
  const due = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .execute();
  for (const { id } of due) await inTransaction(db, (tx) => startIssue(tx, { id, now }));
}

async function startIssue(tx: Db, { id, now }: { id: string; now: number }): Promise<void> {
  const started = await tx
    .updateTable('newsletter_issue')
    .set({ status: 'sending', started_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  if (!started) return;
  await tx
    .insertInto('newsletter_delivery')
    .columns(['issue_id', 'subscriber_id', 'status', 'attempts', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('subscriber')
        .select((sub) => [
          sub.cast<string>(sub.val(id), 'text').as('issue_id'),
          'subscriber.id',
          sql.lit('queued' as const).as('status'),
          sub.lit(0).as('attempts'),
          sub.cast<number>(sub.val(now), 'bigint').as('due_at'),
        ])
        .where('subscriber.status', '=', 'confirmed'),
    )
    .execute();
}
