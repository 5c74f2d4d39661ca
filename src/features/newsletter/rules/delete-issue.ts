import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { type IssueChange, recordIssueChange } from './record-issue-change.ts';

/**
 * Deletes a draft. For editors.
 * @throws Forbidden, Conflict 'issue.notDraft'.
 */
export async function deleteIssue(db: Db, change: IssueChange): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('newsletter_issue')
      .where('id', '=', change.id)
      .where('status', '=', 'draft')
      .returning(['subject', 'intro'])
      .executeTakeFirst();
    if (!deleted) throw new Conflict('issue.notDraft', 'Only a draft can be deleted');
    await tx.deleteFrom('mail_outbox').where('subject_id', '=', change.id).execute();
    await recordIssueChange(tx, change, 'delete', { before: deleted });
  });
}
