/** A letter kept in the data folder. */
export interface KeptLetter {
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
export interface KeptMail {
  /** Newest first. */
  list(options: { limit: number }): Promise<KeptLetter[]>;
  /** Null when there is none of this name. */
  find(name: string): Promise<KeptLetter | null>;
}
