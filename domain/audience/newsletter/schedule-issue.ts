import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { Conflict, InvalidInput } from '#domain/errors.ts';
import { type IssueStep, recordIssueStep } from './record-issue-step.ts';

/** A time that has passed by this much still means "now": the form was filled in meanwhile. */
const SOON_MS = 5 * 60_000;

/**
 * Has an issue sent at `at` (epoch ms; now, to send it at once). Editors only.
 * @throws Forbidden, InvalidInput 'scheduledAt.past', Conflict 'issue.notDraft'.
 */
export async function scheduleIssue(db: Db, { at, ...step }: IssueStep & { at: number }): Promise<void> {
  requireRole(step.actor, 'editor');
  if (at < step.now - SOON_MS) throw new InvalidInput([{ field: 'scheduledAt', code: 'scheduledAt.past' }]);
  await inTransaction(db, async (tx) => {
    const moved = await tx
      .updateTable('newsletter_issue')
      .set({ status: 'scheduled', scheduled_at: at, updated_at: step.now })
      .where('id', '=', step.id)
      .where('status', 'in', ['draft', 'scheduled'])
      .returning('id')
      .executeTakeFirst();
    if (!moved) throw new Conflict('issue.notDraft', 'The issue is being sent already');
    await recordIssueStep(tx, step, 'schedule', { after: { scheduledAt: at } });
  });
}
