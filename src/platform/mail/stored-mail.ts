/** A mail stored in the data folder. */
export interface StoredMail {
  /** The name of its file. */
  name: string;
  to: string;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
  /** The plain text part. */
  text: string;
}

/** The folder of mail that was stored because no mail server is configured. */
export interface StoredMailFolder {
  /** Newest first. */
  list(options: { limit: number }): Promise<StoredMail[]>;
  /** Null when there is no mail with this name. */
  find(name: string): Promise<StoredMail | null>;
}
