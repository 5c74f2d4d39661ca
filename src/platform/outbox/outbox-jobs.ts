import { DAY, HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Job } from '#platform/jobs/scheduler.ts';
import { type Queue, readQueue } from '#platform/metrics/queue.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Channel } from './delivery.ts';
import type { Receiver } from './outbox-event.ts';
import { releaseFutureDeliveries, releaseLostDeliveries, sendDueDeliveries } from './send-due-deliveries.ts';
import { takeOutboxEvents } from './take-outbox-events.ts';

interface Parts {
  db: Db;
  receivers: readonly Receiver[];
  channels: readonly Channel[];
  now: () => number;
  newId: NewId;
}

/** The jobs of everything that is sent to the outside. A slow channel does not hold up the others. */
export function outboxJobs({ db, receivers, channels, now, newId }: Parts): Job[] {
  return [
    // Also without a channel: events that nobody takes would grow for ever.
    { name: 'events for the outside', everyMs: SECOND, run: () => takeOutboxEvents(db, { receivers }) },
    ...channels.map((channel) => ({
      name: `deliveries to ${channel.name}`,
      everyMs: SECOND,
      run: (signal: AbortSignal) => sendDueDeliveries(db, channel, { now, newId, signal }),
    })),
    {
      name: 'lost deliveries',
      everyMs: SECOND,
      run: () => releaseLostDeliveries(db, { now: now() }),
    },
    {
      name: 'deliveries of a clock that was ahead',
      everyMs: MINUTE,
      run: () => releaseFutureDeliveries(db, { channels: channels.map(({ name }) => name), now: now() }),
    },
    {
      name: 'old deliveries',
      everyMs: HOUR,
      run: () => deleteOldDeliveries(db, { now: now() }),
    },
  ];
}

/** What waits to be announced, and what waits to be sent. */
export function outboxQueues(db: Db): Queue[] {
  const events = db.selectFrom('outbox_event').orderBy('created_at').select('created_at as due');
  const deliveries = db
    .selectFrom('delivery')
    .where('status', '=', 'queued')
    .orderBy('created_at')
    .select('due_at as due');
  return [
    { name: 'outbox', read: () => readQueue(db, events) },
    { name: 'deliveries', read: () => readQueue(db, deliveries) },
  ];
}

/** How long editors can see what was sent. */
const RETENTION_MS = 30 * DAY;

export async function deleteOldDeliveries(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('delivery')
    .where('created_at', '<', now - RETENTION_MS)
    .execute();
}
