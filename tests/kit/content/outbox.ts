import type { Db } from '#platform/db/schema.ts';
import type { OutboxEvent } from '#platform/outbox/outbox-event.ts';
import { takeOutboxEvents } from '#platform/outbox/take-outbox-events.ts';

/** Takes the recorded events out of the outbox, oldest first. */
export async function takeEvents(db: Db): Promise<Pick<OutboxEvent, 'type' | 'subjectId' | 'detail'>[]> {
  const events: OutboxEvent[] = [];
  await takeOutboxEvents(db, { receivers: [{ plan: async (_tx, event) => void events.push(event) }] });
  return events.map(({ type, subjectId, detail }) => ({ type, subjectId, detail }));
}
