import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type IssueInput, parseIssue } from './issue-input.ts';
import { recordIssueChange } from './record-issue-change.ts';
import { writeIssueArticles } from './write-issue-articles.ts';

/**
 * Creates a newsletter issue as a draft. For editors.
 * @throws Forbidden, InvalidInput.
 */
export async function createIssue(
  db: Db,
  { actor, issue, now, newId }: { actor: Actor; issue: IssueInput; now: number; newId: NewId },
): Promise<{ id: string }> {
  requireRole(actor, 'editor');
  const { articleIds, ...content } = parseIssue(issue);
  const id = newId();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('newsletter_issue')
      .values({
        id,
        ...content,
        status: 'draft',
        sent_count: 0,
        refused_count: 0,
        failed_count: 0,
        unsubscribed_count: 0,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await writeIssueArticles(tx, { id, articleIds });
    await recordIssueChange(tx, { actor, id, now, newId }, 'create', {
      after: { subject: content.subject, intro: content.intro },
    });
  });
  return { id };
}
