import type { Moment } from './column-types.ts';

export interface SubscriberTables {
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
