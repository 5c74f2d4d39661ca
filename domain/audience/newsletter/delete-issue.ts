import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { Conflict } from '#domain/errors.ts';
import { type IssueStep, recordIssueStep } from './record-issue-step.ts';

/**
 * Throws a draft away. Editors only.
 * @throws Forbidden, Conflict 'issue.notDraft'.
 */
export async function deleteIssue(db: Db, step: IssueStep): Promise<void> {
  requireRole(step.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('newsletter_issue')
      .where('id', '=', step.id)
      .where('status', '=', 'draft')
      .returning(['subject', 'intro'])
      .executeTakeFirst();
    if (!deleted) throw new Conflict('issue.notDraft', 'Only a draft can be deleted');
    await tx.deleteFrom('mail_outbox').where('subject_id', '=', step.id).execute();
    await recordIssueStep(tx, step, 'delete', { before: deleted });
  });
}
