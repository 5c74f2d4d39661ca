/** Tables of contact messages, subscribers and newsletters. */
export interface AudienceTables {
  contact_message: ContactMessageTable;
  contact_reply: ContactReplyTable;
  form_attempt: FormAttemptTable;
  form_salt: FormSaltTable;
  outgoing_mail: OutgoingMailTable;
  subscriber: SubscriberTable;
  subscriber_count: SubscriberCountTable;
  subscriber_token: SubscriberTokenTable;
  newsletter_issue: NewsletterIssueTable;
  newsletter_issue_article: NewsletterIssueArticleTable;
  newsletter_delivery: NewsletterDeliveryTable;
}

export type ContactSubject = 'general' | 'partnership' | 'advertising' | 'technical' | 'press' | 'other';
export type ContactStatus = 'new' | 'answered' | 'archived';
/** `unsubscribed` left by themselves, `bounced` were refused by their own mail server. Only `confirmed` get issues. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed' | 'bounced';
export type IssueKind = 'weekly' | 'breaking';
export type IssueStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'stopped';
export type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed';
/**
 * Why a delivery failed: `refused` by the reader's mail server, given up after several tries, or `unsure`: we stopped
 * or lost the connection in the middle, and a second try might be a second mail.
 */
export type DeliveryFailure = 'refused' | 'givenUp' | 'unsure';
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
  created_at: number;
  updated_at: number;
}

export interface ContactReplyTable {
  id: string;
  message_id: string;
  text: string;
  /** Null once the account is gone; the name stays. */
  staff_id: string | null;
  staff_name: string;
  created_at: number;
  /** When the mail server took it; null until then. */
  sent_at: number | null;
}

/** One sent form, for the rate limit: who sent it is kept as a salted hash only, and not for long. */
export interface FormAttemptTable {
  id: string;
  form: 'contact' | 'newsletter';
  address_hash: string;
  created_at: number;
}

/** The salt of a day; with it goes the last way from a hash back to an address. */
export interface FormSaltTable {
  /** Days since 1970. */
  day: number;
  salt: string;
}

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
  created_at: number;
  /** Not before this moment; moved into the future by whoever is sending it now. */
  due_at: number;
  attempts: number;
  /** When the last try failed; the row then waits for nobody. */
  failed_at: number | null;
}

export interface SubscriberTable {
  id: string;
  /** Small letters. */
  email: string;
  status: SubscriberStatus;
  /** When the box for consent was ticked. */
  consent_at: number;
  created_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** The last confirmation that was asked for: nobody can have an address flooded. */
  asked_at: number;
}

/** How many subscribers there are in every state: one row, kept by triggers. */
export interface SubscriberCountTable extends Record<SubscriberStatus, number> {
  id: 1;
}

/** The SHA-256 of a confirmation link's token. */
export interface SubscriberTokenTable {
  hash: string;
  subscriber_id: string;
  expires_at: number;
}

/** A digest; the counts are written when its sending is over. */
export interface NewsletterIssueTable {
  id: string;
  kind: IssueKind;
  subject: string;
  intro: string;
  status: IssueStatus;
  scheduled_at: number | null;
  started_at: number | null;
  /** When an editor stopped the sending. */
  stopped_at: number | null;
  finished_at: number | null;
  sent_count: number;
  refused_count: number;
  failed_count: number;
  unsubscribed_count: number;
  created_at: number;
  updated_at: number;
}

export interface NewsletterIssueArticleTable {
  issue_id: string;
  article_id: string;
  position: number;
}

/** One issue to one reader. */
export interface NewsletterDeliveryTable {
  issue_id: string;
  subscriber_id: string;
  state: DeliveryState;
  failure: DeliveryFailure | null;
  attempts: number;
  /** Not before this moment. */
  due_at: number;
  /** Whoever works on the row, and until when nobody else may. */
  lease_id: string | null;
  lease_until: number | null;
  /** The SHA-256 of the token in this mail's unsubscribe link. */
  unsubscribe_hash: string | null;
  sent_at: number | null;
}
