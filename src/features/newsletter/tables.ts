import type { Moment } from '#platform/db/column-types.ts';

interface NewsletterTables {
  newsletter_issue: NewsletterIssueTable;
  newsletter_issue_article: NewsletterIssueArticleTable;
  newsletter_delivery: NewsletterDeliveryTable;
}

export type IssueKind = 'weekly' | 'breaking';

export type IssueStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'stopped';

type DeliveryStatus = 'queued' | 'sending' | 'sent' | 'failed';

/**
 * Why a delivery failed. `refused`: the reader's mail server rejected it. `givenUp`: several attempts failed. `unsure`: we
 * stopped or lost the connection in the middle, and another attempt might send a second mail.
 */
export type DeliveryFailure = 'refused' | 'givenUp' | 'unsure';

/** The counts are written when all deliveries are done. */
export interface NewsletterIssueTable {
  id: string;
  kind: IssueKind;
  subject: string;
  intro: string;
  status: IssueStatus;
  scheduled_at: Moment | null;
  started_at: Moment | null;
  /** When an editor stopped the sending. */
  stopped_at: Moment | null;
  finished_at: Moment | null;
  sent_count: number;
  refused_count: number;
  failed_count: number;
  unsubscribed_count: number;
  created_at: Moment;
  updated_at: Moment;
}

interface NewsletterIssueArticleTable {
  issue_id: string;
  article_id: string;
  position: number;
}

/** The mail of one issue to one subscriber. */
interface NewsletterDeliveryTable {
  issue_id: string;
  subscriber_id: string;
  status: DeliveryStatus;
  failure: DeliveryFailure | null;
  attempts: number;
  /** Not before this moment. */
  due_at: Moment;
  /** The worker that has claimed the row, and until when no other worker may. */
  lease_id: string | null;
  lease_until: Moment | null;
  /** The SHA-256 of the token in this mail's unsubscribe link. */
  unsubscribe_hash: string | null;
  sent_at: Moment | null;
}

interface SubscriberTables {
  subscriber: SubscriberTable;
  subscriber_token: SubscriberTokenTable;
  subscriber_count: SubscriberCountTable;
}

/** `bounced`: the reader's mail server rejected the address. Only `confirmed` subscribers get issues. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed' | 'bounced';

export interface SubscriberTable {
  id: string;
  /** Lower case. */
  email: string;
  status: SubscriberStatus;
  /** When the consent box was ticked. */
  consent_at: Moment;
  created_at: Moment;
  confirmed_at: Moment | null;
  unsubscribed_at: Moment | null;
  /** The last requested confirmation. It limits how many mails anybody can send to an address. */
  confirmation_requested_at: Moment;
}

/** The SHA-256 of a confirmation link's token. */
interface SubscriberTokenTable {
  hash: string;
  subscriber_id: string;
  expires_at: Moment;
}

/** How many subscribers each status has: one row, written by triggers. */
interface SubscriberCountTable extends Record<SubscriberStatus, number> {
  id: 1;
}

declare module '#platform/db/schema.ts' {
  interface Database extends NewsletterTables, SubscriberTables {}
}

declare module '#platform/features/personal-decision.ts' {
  interface PersonKeys {
    /** The id of a subscriber. */
    subscriber: true;
  }
}
