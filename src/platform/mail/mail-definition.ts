import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { MailContext } from './mail-context.ts';
import type { Message } from './mailer.ts';

/** The input for composing a mail. */
export interface ComposeMailInput {
  /** The id of the row that the mail is about. */
  subjectId: string;
  recipient: string | null;
  context: MailContext;
  now: number;
  newId: NewId;
}

/** A kind of single mail. The text is written when the mail is sent. */
export interface MailDefinition {
  /** Composes a queued mail with the current data. Null when the mail is not needed any more. */
  compose(db: Db, input: ComposeMailInput): Promise<Message | null>;
  /** Called when the mail was sent, or was not needed any more. */
  recordDone?(db: Db, mail: { subjectId: string; now: number }): Promise<void>;
}
