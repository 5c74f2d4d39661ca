import type { Generated } from 'kysely';
import type { Flag, Moment } from '#platform/db/column-types.ts';

/** The VAPID keys of the site: one row. Every subscription belongs to them, so they never change. */
interface PushKeyTable {
  id: 1;
  /** Base64url of the uncompressed P-256 point. */
  public_key: string;
  private_key: string;
  created_at: Moment;
}

/** A browser that gets push notices. */
interface PushSubscriptionTable {
  id: string;
  /** The address at the push service of the browser. It is secret: everybody who knows it can change the subscription. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Of matches only goals and the final whistle. */
  goals_only: Flag;
  /** Full hours in Baku. Both are null without quiet hours. */
  quiet_from: number | null;
  quiet_until: number | null;
  created_at: Moment;
  /** When the browser last used the subscription, or the push service last accepted a notice for it. */
  seen_at: Moment;
  /** The host of the endpoint, with its port when it is not the usual one. */
  host: string;
  /** Tries since the last answer of the push service. */
  unanswered: Generated<number>;
  /** Not tried before this moment. Null when the last try was answered. */
  retry_at: Generated<Moment | null>;
}

export type PushTopicKind = 'match' | 'team' | 'competition' | 'breaking';

/** What a browser follows. `subject_id` is the match, the team or the competition; empty for breaking news. */
interface PushTopicTable {
  subscription_id: string;
  kind: PushTopicKind;
  subject_id: string;
}

/** A notice for all who follow its subject. The counts grow while it is sent. */
interface PushNoticeTable {
  id: string;
  /** Names what happened, so that nothing is announced twice. */
  event_key: string;
  /** A notice replaces the earlier notice with the same tag on the reader's screen. */
  tag: string;
  title: string;
  body: string;
  /** A path of the site or an https URL. */
  address: string;
  /** It replaces the earlier notice without a sound. */
  is_silent: Flag;
  created_at: Moment;
  expires_at: Moment;
  recipients: number;
  sent: number;
  failed: number;
  /** Deliveries that a later notice with the same tag has replaced before they were sent. */
  replaced: number;
}

/** A delivery that is still to be sent, or is being sent. The row is deleted when the outcome is known. */
interface PushDeliveryTable {
  notice_id: string;
  subscription_id: string;
  /** The host of its subscription: each host has its own limits. */
  host: string;
  status: 'queued' | 'sending';
  attempts: number;
  due_at: Moment;
  lease_id: string | null;
  lease_until: Moment | null;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    push_key: PushKeyTable;
    push_subscription: PushSubscriptionTable;
    push_topic: PushTopicTable;
    push_notice: PushNoticeTable;
    push_delivery: PushDeliveryTable;
  }
}

declare module '#platform/features/personal-decision.ts' {
  interface PersonKeys {
    /** The address of a browser at its push service. */
    pushEndpoint: true;
    /** The id of a subscription. */
    pushSubscription: true;
  }
}
