import type { Moment } from '#platform/db/column-types.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { PersonalDecision } from '#platform/features/personal-decision.ts';

interface MailTables {
  mail_outbox: MailOutboxTable;
}

/** The kinds of single mails. Empty here: each subject adds its own, with what `subject_id` names. */
// biome-ignore lint/suspicious/noEmptyInterface: module augmentations fill it
export interface MailKinds {}

export type MailKind = keyof MailKinds;

/**
 * A single mail that has to be sent. The row says only what it is about. The text is written when it is sent, so the
 * outbox holds no token and no text. The row is deleted when the mail has been sent.
 */
export interface MailOutboxTable {
  id: string;
  kind: MailKind;
  subject_id: string;
  /** Only when the address is not that of the subject. */
  recipient: string | null;
  created_at: Moment;
  /** Not before this moment. The process that sends the mail moves it into the future. */
  due_at: Moment;
  attempts: number;
  /** When the last attempt failed. Nothing is tried after it. */
  failed_at: Moment | null;
}

/** The archive decisions of these tables. */
export const mailTables = { mail_outbox: 'outgoing' } as const satisfies Record<
  keyof MailTables,
  TableDecision
>;

/** What these tables have of persons. */
export const mailPersons = {
  mail_outbox: {
    label: 'Göndərilməmiş məktub',
    by: { recipient: 'email', subject_id: 'mailSubject' },
    erase: 'delete',
  },
} as const satisfies Record<keyof MailTables, PersonalDecision>;

declare module '#platform/db/schema.ts' {
  interface Database extends MailTables {}
}
