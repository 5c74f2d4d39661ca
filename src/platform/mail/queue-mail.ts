import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { MailKind } from './tables.ts';

interface QueuedMail {
  kind: MailKind;
  /** The id of the row that the mail is about; see `MailKind`. */
  subjectId: string;
  /** The e-mail address, when the subject does not have it. */
  recipient?: string;
  now: number;
  newId: NewId;
}

/** Queues a single mail. Call it in the transaction that writes the subject of the mail. */
export async function queueMail(
  db: Db,
  { kind, subjectId, recipient, now, newId }: QueuedMail,
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id: newId(),
      kind,
      subject_id: subjectId,
      recipient: recipient ?? null,
      created_at: now,
      due_at: now,
      attempts: 0,
      failed_at: null,
    })
    .execute();
}
