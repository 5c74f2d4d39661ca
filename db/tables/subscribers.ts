import type { Moment } from './column-types.ts';

export interface SubscriberTables {
  subscriber: SubscriberTable;
  subscriber_token: SubscriberTokenTable;
  subscriber_count: SubscriberCountTable;
}

/** `unsubscribed` left by themselves, `bounced` were refused by their own mail server. Only `confirmed` get issues. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed' | 'bounced';

export interface SubscriberTable {
  id: string;
  /** Small letters. */
  email: string;
  status: SubscriberStatus;
  /** When the box for consent was ticked. */
  consent_at: Moment;
  created_at: Moment;
  confirmed_at: Moment | null;
  unsubscribed_at: Moment | null;
  /** The last confirmation that was asked for: nobody can have an address flooded. */
  asked_at: Moment;
}

/** The SHA-256 of a confirmation link's token. */
interface SubscriberTokenTable {
  hash: string;
  subscriber_id: string;
  expires_at: Moment;
}

/** How many subscribers there are in every state: one row, kept by triggers. */
interface SubscriberCountTable extends Record<SubscriberStatus, number> {
  id: 1;
}
