import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { type IssueInput, parseIssue } from './issue-input.ts';
import { type IssueChange, recordIssueChange } from './record-issue-change.ts';
import { writeIssueArticles } from './write-issue-articles.ts';

/**
 * Changes an issue whose sending has not started. A scheduled issue stays scheduled. For editors.
 * @throws Forbidden, InvalidInput, Conflict 'issue.notDraft'.
 */
export async function updateIssue(
  db: Db,
  { issue, ...change }: IssueChange & { issue: IssueInput },
): Promise<void> {
  requireRole(change.actor, 'editor');
  const { articleIds, ...content } = parseIssue(issue);
  await inTransaction(db, async (tx) => {
    const updated = await tx
      .updateTable('newsletter_issue')
      .set({ ...content, updated_at: change.now })
      .where('id', '=', change.id)
      .where('status', 'in', ['draft', 'scheduled'])
      .returning('id')
      .executeTakeFirst();
    if (!updated) throw new Conflict('issue.notDraft', 'Only an issue that was not sent can be updated');
    await writeIssueArticles(tx, { id: change.id, articleIds });
    await recordIssueChange(tx, change, 'update', {
      after: { subject: content.subject, intro: content.intro },
    });
  });
}
