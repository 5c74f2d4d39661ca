import type { Updateable } from 'kysely';
import { MINUTE } from '#az/format/durations.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { parseEmail } from '#platform/mail/email-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import type { IssueStatus, NewsletterIssueTable } from '../tables.ts';
import { writeIssueArticles } from './issue-articles.ts';
import { type IssueInput, parseIssue } from './newsletter-issue.ts';

/**
 * Changes an issue whose sending has not started. A scheduled issue stays scheduled. For editors.
 * @throws Forbidden, InvalidInput, Conflict 'issue.notDraft'.
 */
export async function updateIssue(
  db: Db,
  { issue, ...change }: SubjectChange & { issue: IssueInput },
): Promise<void> {
  requireRole(change.actor, 'editor');
  const { articleIds, ...content } = parseIssue(issue);
  const { subject, intro } = content;
  const update = { action: 'issue.update', from: UNSENT, set: content, after: { subject, intro } } as const;
  await changeIssue(db, change, update, (tx) => writeIssueArticles(tx, { id: change.id, articleIds }));
}

/** The statuses of an issue whose sending has not started. */
const UNSENT = ['draft', 'scheduled'] as const;

interface IssueUpdate {
  /** The action in the audit log. */
  action: string;
  /** The statuses in which an issue can be changed so. */
  from: readonly IssueStatus[];
  set: Updateable<NewsletterIssueTable>;
  after?: object;
}

/** Changes an issue, with the `rest` of the work in the same transaction, and records it. For editors. */
async function changeIssue(
  db: Db,
  change: SubjectChange,
  { action, from, set, after }: IssueUpdate,
  rest?: (tx: Db) => Promise<void>,
): Promise<void> {
  const { id, actor, now } = change;
  requireRole(actor, 'editor');
  const code = from.includes('sending') ? 'issue.notSending' : 'issue.notDraft';
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('newsletter_issue')
      .set({ ...set, updated_at: now })
      .where('id', '=', id)
      .where('status', 'in', from)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Conflict(code, `The issue must be ${from.join(' or ')}`));
    await rest?.(tx);
    await recordAudit(tx, change, action, id, { after });
  });
}

/** A time that is past by less than this means "now", because filling in the form takes time. */
const TOLERANCE_MS = 5 * MINUTE;

/**
 * Schedules an issue for `at` (epoch milliseconds); now sends it at once. For editors.
 * @throws Forbidden, InvalidInput 'scheduledAt.past', Conflict 'issue.notDraft'.
 */
export async function scheduleIssue(
  db: Db,
  { at, ...change }: SubjectChange & { at: number },
): Promise<void> {
  requireRole(change.actor, 'editor');
  if (at < change.now - TOLERANCE_MS)
    throw new InvalidInput([{ field: 'scheduledAt', code: 'scheduledAt.past' }]);
  await changeIssue(db, change, {
    action: 'issue.schedule',
    from: UNSENT,
    after: { scheduledAt: at },
    set: { status: 'scheduled', scheduled_at: at },
  });
}

/**
 * Makes a scheduled issue a draft again. For editors.
 * @throws Forbidden, Conflict 'issue.notDraft' when its sending has started.
 */
export async function unscheduleIssue(db: Db, change: SubjectChange): Promise<void> {
  const set = { status: 'draft', scheduled_at: null } as const;
  await changeIssue(db, change, { action: 'issue.unschedule', from: ['scheduled'], set });
}

/**
 * Stops the sending of an issue and deletes the queued deliveries. The next batch finishes the issue. For editors.
 * @throws Forbidden, Conflict 'issue.notSending'.
 */
export async function stopIssue(db: Db, change: SubjectChange): Promise<void> {
  const set = { stopped_at: change.now };
  await changeIssue(db, change, { action: 'issue.stop', from: ['sending'], set }, async (tx) => {
    await tx
      .deleteFrom('newsletter_delivery')
      .where('issue_id', '=', change.id)
      .where('status', '=', 'queued')
      .execute();
  });
}

/**
 * Deletes a draft. For editors.
 * @throws Forbidden, Conflict 'issue.notDraft'.
 */
export async function deleteIssue(db: Db, change: SubjectChange): Promise<void> {
  requireRole(change.actor, 'editor');
  await inTransaction(db, async (tx) => {
    const before = await tx
      .deleteFrom('newsletter_issue')
      .where('id', '=', change.id)
      .where('status', '=', 'draft')
      .returning(['subject', 'intro'])
      .executeTakeFirstOrThrow(() => new Conflict('issue.notDraft', 'Only a draft can be deleted'));
    await tx.deleteFrom('mail_outbox').where('subject_id', '=', change.id).execute();
    await recordAudit(tx, change, 'issue.delete', change.id, { before });
  });
}

/**
 * Queues a test mail of the issue to one address. For editors.
 * @throws Forbidden, InvalidInput.
 */
export async function sendIssueTest(
  db: Db,
  { actor, id, email, now, newId }: SubjectChange & { email: string },
): Promise<void> {
  requireRole(actor, 'editor');
  const recipient = parseEmail(email);
  if (!recipient) throw new InvalidInput([{ field: 'email', code: 'newsletter.emailInvalid' }]);
  await queueMail(db, { kind: 'issueTest', subjectId: id, recipient, now, newId });
}

/**
 * Creates a newsletter issue as a draft, once for each `id`. For editors.
 * @throws Forbidden, InvalidInput, Conflict 'form.sentBefore'.
 */
export async function createIssue(
  db: Db,
  { issue, ...change }: Change & { id?: string; issue: IssueInput },
): Promise<{ id: string }> {
  const { actor, now, newId, id = newId() } = change;
  requireRole(actor, 'editor');
  const { articleIds, ...content } = parseIssue(issue);
  await createOnce(db, 'newsletter_issue', { id, ...content }, async (tx) => {
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
    const { subject, intro } = content;
    await recordAudit(tx, change, 'issue.create', id, { after: { subject, intro } });
  });
  return { id };
}
