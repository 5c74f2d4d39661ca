import type { Db } from '#platform/db/schema.ts';
import type { OutboxEvent } from '#platform/outbox/outbox-event.ts';
import type { NewDelivery } from '#platform/outbox/queue-delivery.ts';
import { takeOutboxEvents } from '#platform/outbox/take-outbox-events.ts';
import { NOON, newId } from './articles.ts';

/** Takes the recorded events out of the outbox, oldest first. */
export async function takeEvents(db: Db): Promise<Pick<OutboxEvent, 'type' | 'subjectId' | 'detail'>[]> {
  const events: OutboxEvent[] = [];
  await takeOutboxEvents(db, { receivers: [{ plan: async (_tx, event) => void events.push(event) }] });
  return events.map(({ type, subjectId, detail }) => ({ type, subjectId, detail }));
}

/** A delivery of a published article to Telegram. The test overrides what matters to it. */
export const draftDelivery = (over: Partial<NewDelivery> = {}): NewDelivery => ({
  channel: 'telegram',
  eventType: 'article.published',
  subjectType: 'article',
  subjectId: 'a',
  title: 'Xəbər',
  address: 'https://site.az/article/a',
  now: NOON,
  newId,
  ...over,
});
