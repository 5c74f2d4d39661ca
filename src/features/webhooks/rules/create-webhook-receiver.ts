import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { OutboxEvent } from '#platform/outbox/outbox-event.ts';
import { queueDelivery } from '#platform/outbox/queue-delivery.ts';
import type { Receiver } from '#platform/outbox/receiver.ts';
import { describeWebhookEvent, isWebhookEvent } from './describe-webhook-event.ts';
import { toWebhook } from './webhook.ts';

/** Plans a message to each webhook that is on and receives the type of the event. */
export function createWebhookReceiver({ siteUrl, newId }: { siteUrl: string; newId: NewId }): Receiver {
  return {
    async plan(tx, event) {
      if (!isWebhookEvent(event)) return;
      const rows = await tx.selectFrom('webhook').selectAll().where('status', '=', 'on').execute();
      const targets = rows.map(toWebhook).filter(({ events }) => events.includes(event.type));
      if (targets.length === 0) return;
      const described = await describeWebhookEvent(tx, event, siteUrl);
      if (!described) return;
      const { subjectType, title, address, data } = described;
      const payload = { type: event.type, timestamp: new Date(event.createdAt).toISOString(), data };
      for (const { id: target } of targets) {
        if (await hasQueued(tx, { target, event, subjectType })) continue;
        await queueDelivery(tx, {
          ...{ channel: 'webhook', target, eventType: event.type, payload },
          ...{ subjectType, subjectId: event.subjectId, title, address },
          ...{ now: event.createdAt, newId },
        });
      }
    },
  };
}

/**
 * Whether a message that says the same waits already: a recipient that reads the current state needs only one. A message
 * with an old slug is always sent.
 */
async function hasQueued(
  tx: Db,
  { target, event, subjectType }: { target: string; event: OutboxEvent; subjectType: string },
): Promise<boolean> {
  if (event.type !== 'match.changed' && event.type !== 'article.updated') return false;
  if (event.type === 'article.updated' && event.detail.previousSlug !== undefined) return false;
  const queued = await tx
    .selectFrom('delivery')
    .select(sql<number>`1`.as('one'))
    .where('subject_type', '=', subjectType as 'article' | 'match')
    .where('subject_id', '=', event.subjectId)
    .where('channel', '=', 'webhook')
    .where('target', '=', target)
    .where('event_type', '=', event.type)
    .where('status', '=', 'queued')
    .limit(1)
    .executeTakeFirst();
  return queued !== undefined;
}
