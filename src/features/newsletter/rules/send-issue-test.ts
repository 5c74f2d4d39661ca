import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { parseEmail } from '#platform/mail/email-address.ts';
import { queueMail } from '#platform/mail/queue-mail.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import type { IssueChange } from './record-issue-change.ts';

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
