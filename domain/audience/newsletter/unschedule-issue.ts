import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { Conflict } from '#domain/errors.ts';
import { type IssueStep, recordIssueStep } from './record-issue-step.ts';

/**
 * Makes a scheduled issue a draft again. Editors only.
 * @throws Forbidden, Conflict 'issue.notDraft' when its sending has begun.
 */
export async function unscheduleIssue(db: Db, step: IssueStep): Promise<void> {
  requireRole(step.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const moved = await tx
      .updateTable('newsletter_issue')
      .set({ status: 'draft', scheduled_at: null, updated_at: step.now })
      .where('id', '=', step.id)
      .where('status', '=', 'scheduled')
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw new Conflict('issue.notDraft', 'The issue is being sent already');
    await recordIssueStep(tx, step, 'unschedule');
  });
}
