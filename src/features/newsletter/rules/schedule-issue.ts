import { MINUTE } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { type IssueChange, recordIssueChange } from './record-issue-change.ts';

/** A time that is past by less than this means "now", because filling in the form takes time. */
const TOLERANCE_MS = 5 * MINUTE;

/**
 * Schedules an issue for `at` (epoch milliseconds); now sends it at once. For editors.
 * @throws Forbidden, InvalidInput 'scheduledAt.past', Conflict 'issue.notDraft'.
 */
export async function scheduleIssue(db: Db, { at, ...change }: IssueChange & { at: number }): Promise<void> {
  requireRole(change.actor, 'editor');
  if (at < change.now - TOLERANCE_MS)
    throw new InvalidInput([{ field: 'scheduledAt', code: 'scheduledAt.past' }]);
  await inTransaction(db, async (tx) => {
    const updated = await tx
      .updateTable('newsletter_issue')
      .set({ status: 'scheduled', scheduled_at: at, updated_at: change.now })
      .where('id', '=', change.id)
      .where('status', 'in', ['draft', 'scheduled'])
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw new Conflict('issue.notDraft', 'The issue is being sent already');
    await recordIssueChange(tx, change, 'schedule', { after: { scheduledAt: at } });
  });
}
