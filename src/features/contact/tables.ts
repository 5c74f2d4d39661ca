import type { Moment } from '#platform/db/column-types.ts';

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
  /** Folded name, address and message, for the search. */
  search_text: string;
  created_at: Moment;
  updated_at: Moment;
}

interface ContactReplyTable {
  id: string;
  message_id: string;
  text: string;
  /** Null after the account was deleted. The name stays. */
  staff_id: string | null;
  staff_name: string;
  created_at: Moment;
  /** When the mail server accepted it; null until then. */
  sent_at: Moment | null;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    contact_message: ContactMessageTable;
    contact_reply: ContactReplyTable;
  }
}

declare module '#platform/features/personal-decision.ts' {
  interface PersonKeys {
    /** The id of a message. */
    contactMessage: true;
  }
}
