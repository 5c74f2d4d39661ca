/** A letter kept in the data folder. */
export interface KeptLetter {
  /** Its file's name. */
  name: string;
  to: string;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The folder of letters that could not be sent because no mail server is configured. */
export interface KeptMail {
  /** Newest first. */
  list(options: { limit: number }): Promise<KeptLetter[]>;
  /** The letter as it would have been sent; null when there is none of this name. */
  read(name: string): Promise<string | null>;
}
