import type { Db } from '#db/schema.ts';
import type { OutboxEvent } from './outbox-event.ts';

/** Somebody outside who is told what happened: a channel, the webhooks, the readers with push notices. */
export interface Receiver {
  /**
   * Writes what has to be sent because of the event. It runs in the transaction that takes the event, so it is planned
   * exactly once. It sends nothing itself.
   */
  plan(tx: Db, event: OutboxEvent): Promise<void>;
}
