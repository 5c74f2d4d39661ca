import type { Db } from '#db/schema.ts';
import type { MailKind } from '#db/tables/mail.ts';
import type { NewId } from '#domain/new-id.ts';

interface QueuedMail {
  kind: MailKind;
  /** The row it is about; see `MailKind`. */
  subjectId: string;
  /** Only when it is not to the address of its subject. */
  recipient?: string;
  now: number;
  newId: NewId;
}

/** Has a single mail sent soon; call it in the transaction that writes what the mail is about. */
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
