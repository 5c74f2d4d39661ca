import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { OutboxEvent } from '#platform/outbox/outbox-event.ts';
import { queueDelivery, queueMergedDelivery } from '#platform/outbox/queue-delivery.ts';
import type { TelegramSubject } from './telegram-message.ts';
import { composeTelegramPost, findTelegramPost } from './telegram-post.ts';

interface PlanInput {
  subject: TelegramSubject;
  event: OutboxEvent;
  /** Whether the event is a reason for a first post. */
  isNews: boolean;
  siteUrl: string;
  newId: NewId;
}

/**
 * Queues the first post of a subject, or an edit when its post would change. A first post is never repeated by itself: while
 * one is queued, failed or unsure, no second one is planned.
 */
export async function planTelegramPost(tx: Db, input: PlanInput): Promise<void> {
  const { subject, event, isNews, siteUrl, newId } = input;
  const post = await findTelegramPost(tx, subject);
  const statuses = await listStatuses(tx, subject);
  const isBeingSent = statuses.includes('sending');
  const isFirst = !post && isNews && statuses.every((status) => status === 'skipped');
  if (!post && !isBeingSent && !isFirst) return;
  const message = await composeTelegramPost(tx, { subject, siteUrl });
  if (!message || (isFirst && !message.canBegin)) return;
  const isShown = post?.text === message.text && !isBeingSent && !statuses.includes('queued');
  if (isShown) return;
  const delivery = {
    channel: 'telegram' as const,
    eventType: event.type,
    subjectType: subject.type,
    newId,
    subjectId: subject.id,
    title: message.title,
    address: message.address,
    now: event.createdAt,
  };
  if (isFirst) await queueDelivery(tx, { ...delivery, isRepeatable: false });
  else await queueMergedDelivery(tx, delivery);
}

async function listStatuses(tx: Db, { type, id }: TelegramSubject) {
  const rows = await tx
    .selectFrom('delivery')
    .select('status')
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .where('channel', '=', 'telegram')
    .where('target', '=', '')
    .execute();
  return rows.map(({ status }) => status);
}
