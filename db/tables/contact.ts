import type { Moment } from './column-types.ts';

export interface ContactTables {
  contact_message: ContactMessageTable;
  contact_reply: ContactReplyTable;
  form_attempt: FormAttemptTable;
  form_salt: FormSaltTable;
}

export type ContactSubject = 'general' | 'partnership' | 'advertising' | 'technical' | 'press' | 'other';

export type ContactStatus = 'new' | 'answered' | 'archived';

/** A message of a reader to the newsroom (spec §3). Moments are epoch milliseconds. */
export interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  subject: ContactSubject;
  message: string;
  status: ContactStatus;
  /** Folded name, address and message: what the inbox's search looks through. */
  search_text: string;
  created_at: Moment;
  updated_at: Moment;
}

interface ContactReplyTable {
  id: string;
  message_id: string;
  text: string;
  /** Null once the account is gone; the name stays. */
  staff_id: string | null;
  staff_name: string;
  created_at: Moment;
  /** When the mail server took it; null until then. */
  sent_at: Moment | null;
}

/** One sent form, for the rate limit: who sent it is kept as a salted hash only, and not for long. */
interface FormAttemptTable {
  id: string;
  form: 'contact' | 'newsletter';
  address_hash: string;
  created_at: Moment;
}

/** The salt of a day; with it goes the last way from a hash back to an address. */
interface FormSaltTable {
  /** Days since 1970. */
  day: number;
  salt: string;
}
