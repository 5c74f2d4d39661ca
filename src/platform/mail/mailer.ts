/** A mail that is ready to send. */
export interface Message {
  /** One address, with or without a name: `a@example.az` or `"A" <a@example.az>`. */
  to: string;
  subject: string;
  /** The whole mail as plain text. */
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** The address for replies when it is not the sender's. */
  replyTo?: string;
  /** With angle brackets. A mail that is sent again has the same id, so that mailboxes can recognise it. */
  messageId?: string;
}

/** Sends mails, or stores them on a site without a mail server. */
export interface Mailer {
  /** Resolves when the mail was accepted; rejects when it was not. */
  send(message: Message): Promise<void>;
}
