import type { Db } from '#db/schema.ts';
import { releaseLostDeliveries } from '#domain/distribution/deliveries/claim-due-deliveries.ts';
import { deleteOldDeliveries } from '#domain/distribution/deliveries/delete-old-deliveries.ts';
import type { Channel } from '#domain/distribution/deliveries/delivery.ts';
import { sendDueDeliveries } from '#domain/distribution/deliveries/send-due-deliveries.ts';
import type { NewId } from '#domain/new-id.ts';
import type { Receiver } from '#domain/outbox/receiver.ts';
import { takeOutboxEvents } from '#domain/outbox/take-outbox-events.ts';
import type { Job } from './scheduler.ts';

const SECOND_MS = 1000;

interface Parts {
  db: Db;
  receivers: readonly Receiver[];
  channels: readonly Channel[];
  now: () => number;
  newId: NewId;
}

/** The jobs of everything that is sent to the outside. A slow channel does not hold up the others. */
export function distributionJobs({ db, receivers, channels, now, newId }: Parts): Job[] {
  return [
    // Also without a channel: events that nobody takes would grow for ever.
    { name: 'events for the outside', everyMs: SECOND_MS, run: () => takeOutboxEvents(db, { receivers }) },
    ...channels.map((channel) => ({
      name: `deliveries to ${channel.name}`,
      everyMs: SECOND_MS,
      run: (signal: AbortSignal) => sendDueDeliveries(db, channel, { now, newId, signal }),
    })),
    {
      name: 'lost deliveries',
      everyMs: 10 * SECOND_MS,
      run: () => releaseLostDeliveries(db, { now: now() }),
    },
    {
      name: 'old deliveries',
      everyMs: 3600 * SECOND_MS,
      run: () => deleteOldDeliveries(db, { now: now() }),
    },
  ];
}
