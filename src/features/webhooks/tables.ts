import type { Moment } from '#platform/db/column-types.ts';

/** `failed`: switched off because it did not answer for days. */
export type WebhookStatus = 'on' | 'off' | 'failed';

/** A program of another site that receives events. */
export interface WebhookTable {
  id: string;
  url: string;
  /** JSON: the types of events that it receives. */
  events: string;
  /** Signs the messages: `whsec_` and the key in base64. */
  secret: string;
  /** After a rotation the old secret signs too, until this moment. */
  previous_secret: string | null;
  previous_until: Moment | null;
  status: WebhookStatus;
  /** Since when every message has failed; null when the last one arrived. */
  failing_since: Moment | null;
  version: number;
  created_at: Moment;
  updated_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    webhook: WebhookTable;
  }
}
