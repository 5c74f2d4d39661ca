import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { type IssueChange, recordIssueChange } from './record-issue-change.ts';

/**
 * Stops the sending of an issue and deletes the queued deliveries. The next batch finishes the issue. For editors.
 * @throws Forbidden, Conflict 'issue.notSending'.
 */
export async function stopIssue(db: Db, change: IssueChange): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const stopped = await tx
      .updateTable('newsletter_issue')
      .set({ stopped_at: change.now, updated_at: change.now })
      .where('id', '=', change.id)
      .where('status', '=', 'sending')
      .returning('id')
      .executeTakeFirst();
    if (!stopped) throw new Conflict('issue.notSending', 'The issue is not being sent');
    await deleteIssueQueue(tx, change.id);
    await recordIssueChange(tx, change, 'stop');
  });
}

async function deleteIssueQueue(tx: Db, id: string): Promise<void> {
  await tx
    .deleteFrom('newsletter_delivery')
    .where('issue_id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}
