import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { Conflict } from '#domain/errors.ts';
import { type IssueInput, parseIssue } from './issue-input.ts';
import { type IssueStep, recordIssueStep } from './record-issue-step.ts';
import { writeIssueArticles } from './write-issue-articles.ts';

/**
 * Changes a digest that nobody has got yet; one that was scheduled stays so. Editors only.
 * @throws Forbidden, InvalidInput, Conflict 'issue.notDraft'.
 */
export async function updateIssue(
  db: Db,
  { issue, ...step }: IssueStep & { issue: IssueInput },
): Promise<void> {
  requireRole(step.actor, 'editor');
  const { articleIds, ...words } = parseIssue(issue);
  await inTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('newsletter_issue')
      .set({ ...words, updated_at: step.now })
      .where('id', '=', step.id)
      .where('status', 'in', ['draft', 'scheduled'])
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new Conflict('issue.notDraft', 'Only an issue that was not sent can be changed');
    await writeIssueArticles(tx, { id: step.id, articleIds });
    await recordIssueStep(tx, step, 'update', {
      after: { subject: words.subject, intro: words.intro },
    });
  });
}
