import { MINUTE } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { parseEmail } from '#platform/mail/email-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { writeIssueArticles } from './issue-articles.ts';
import { type IssueInput, parseIssue } from './newsletter-issue.ts';

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

/** The input of every change of an issue. */
export interface IssueChange {
  actor: Actor;
  id: string;
  now: number;
  newId: NewId;
}

/** Records a change of an issue in the audit log. */
async function recordIssueChange(
  tx: Db,
  { actor, id, now, newId }: IssueChange,
  action: 'create' | 'update' | 'schedule' | 'unschedule' | 'stop' | 'delete',
  { before = null, after = null }: { before?: unknown; after?: unknown } = {},
): Promise<void> {
  await recordAudit(tx, {
    actor,
    action: `issue.${action}`,
    subjectType: 'issue',
    subjectId: id,
    before,
    after,
    now,
    newId,
  });
}

/**
 * Queues a test mail of the issue to one address. For editors.
 * @throws Forbidden, InvalidInput.
 */
export async function sendIssueTest(
  db: Db,
  { actor, id, email, now, newId }: IssueChange & { email: string },
): Promise<void> {
  requireRole(actor, 'editor');
  const recipient = parseEmail(email);
  if (!recipient) throw new InvalidInput([{ field: 'email', code: 'newsletter.emailInvalid' }]);
  await queueMail(db, { kind: 'issueTest', subjectId: id, recipient, now, newId });
}

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
