import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { type IssueChange, recordIssueChange } from './record-issue-change.ts';

/**
 * Makes a scheduled issue a draft again. For editors.
 * @throws Forbidden, Conflict 'issue.notDraft' when its sending has started.
 */
export async function unscheduleIssue(db: Db, change: IssueChange): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const updated = await tx
      .updateTable('newsletter_issue')
      .set({ status: 'draft', scheduled_at: null, updated_at: change.now })
      .where('id', '=', change.id)
      .where('status', '=', 'scheduled')
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw new Conflict('issue.notDraft', 'The issue is being sent already');
    await recordIssueChange(tx, change, 'unschedule');
  });
}
