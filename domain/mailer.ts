/** A letter as it leaves the paper. */
export interface Message {
  /** One address, with or without a name before it. */
  to: string;
  subject: string;
  /** The whole letter for readers without HTML. */
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** Where an answer goes when not to the paper's own address. */
  replyTo?: string;
  /** With its angle brackets. A letter sent a second time has the same one, so that mailboxes can tell. */
  messageId?: string;
}

/** Sends letters, or keeps them where nothing can be sent. */
export interface Mailer {
  /** Resolves when the letter was taken over; rejects when it was not. */
  send(message: Message): Promise<void>;
}
