import type { Db } from '#platform/db/schema.ts';
import type { OutboxEvent } from './outbox-event.ts';

/** The part of the program that plans what is sent because of an event: a channel, the webhooks, push notices. */
export interface Receiver {
  /**
   * Writes what has to be sent because of the event. It runs in the transaction that takes the event, so it is planned
   * exactly once. It sends nothing itself.
   */
  plan(tx: Db, event: OutboxEvent): Promise<void>;
}
