/** A letter kept in the data folder. */
export interface StoredMail {
  /** Its file's name. */
  name: string;
  to: string;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
  /** The letter for readers without HTML. */
  text: string;
}

/** The folder of letters that could not be sent because no mail server is configured. */
export interface StoredMailFolder {
  /** Newest first. */
  list(options: { limit: number }): Promise<StoredMail[]>;
  /** Null when there is none of this name. */
  find(name: string): Promise<StoredMail | null>;
}
