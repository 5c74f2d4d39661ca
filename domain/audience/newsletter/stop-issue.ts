import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { Conflict } from '#domain/errors.ts';
import { type IssueStep, recordIssueStep } from './record-issue-step.ts';

/**
 * Stops the sending: who has not got the issue yet does not get it. The next batch closes it. Editors only.
 * @throws Forbidden, Conflict 'issue.notSending'.
 */
export async function stopIssue(db: Db, step: IssueStep): Promise<void> {
  requireRole(step.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const stopped = await tx
      .updateTable('newsletter_issue')
      .set({ stopped_at: step.now, updated_at: step.now })
      .where('id', '=', step.id)
      .where('status', '=', 'sending')
      .returning('id')
      .executeTakeFirst();
    if (!stopped) throw new Conflict('issue.notSending', 'The issue is not being sent');
    await dropQueue(tx, step.id);
    await recordIssueStep(tx, step, 'stop');
  });
}

async function dropQueue(tx: Db, id: string): Promise<void> {
  await tx
    .deleteFrom('newsletter_delivery')
    .where('issue_id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}
