import type { Moment } from './column-types.ts';

export interface MailTables {
  outgoing_mail: OutgoingMailTable;
}

/**
 * What a mail of the queue is about. `subject_id` names the row of the message, the reply, the subscriber, the issue or
 * the mention; for articles it is the revision in which the article was submitted or returned.
 */
export type OutgoingMailKind =
  | 'contactNotice'
  | 'contactReply'
  | 'confirmSubscription'
  | 'alreadySubscribed'
  | 'issueTest'
  | 'noteMention'
  | 'articlePending'
  | 'articleReturned';

/**
 * A single mail that has to go out. The row says only what it is about; the words are made when it is sent, so no
 * token and no text lies in the queue. The row goes when the mail has gone.
 */
export interface OutgoingMailTable {
  id: string;
  kind: OutgoingMailKind;
  subject_id: string;
  /** Only for mails whose address is not that of their subject. */
  recipient: string | null;
  created_at: Moment;
  /** Not before this moment; moved into the future by whoever is sending it now. */
  due_at: Moment;
  attempts: number;
  /** When the last try failed; the row then waits for nobody. */
  failed_at: Moment | null;
}
