import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { DeliveryChannel, DeliveryTable } from './tables.ts';

/** A delivery that this worker has claimed and sends now. */
export type DeliveryToSend = Pick<
  Selectable<DeliveryTable>,
  | 'id'
  | 'channel'
  | 'target'
  | 'event_type'
  | 'subject_type'
  | 'subject_id'
  | 'address'
  | 'payload'
  | 'is_repeatable'
  | 'attempts'
  | 'created_at'
>;

/** What became of a request. `response` is what editors read about it: a status and a reason, never a secret. */
export type DeliveryResult = {
  response: string;
  /** Writes what the channel has to remember, together with the result. */
  store?: (tx: Db) => Promise<void>;
} & (
  | { outcome: 'sent' }
  /** There was nothing to send any more. */
  | { outcome: 'skipped' }
  /** Another attempt would be refused as well. */
  | { outcome: 'refused' }
  /** Nobody knows whether it arrived. */
  | { outcome: 'interrupted' }
  /** The recipient has a problem. */
  | { outcome: 'failed' }
  /** The recipient cannot be reached or wants fewer requests. All deliveries of the channel to this target wait. */
  | { outcome: 'wait'; retryAfterMs: number | null }
);

/** Sends the deliveries of a channel. */
export interface ChannelSender {
  /** The maximum number of deliveries that one request sends. 1 for most channels. */
  batchSize: number;
  /** How many requests are sent at the same time. */
  concurrency: number;
  /** Sends the deliveries in one request. Expected problems are results; it throws for faults of the program. */
  send(deliveries: readonly DeliveryToSend[]): Promise<DeliveryResult>;
}

/** A channel that is on. */
export interface Channel extends ChannelSender {
  name: DeliveryChannel;
}
