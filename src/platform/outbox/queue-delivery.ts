import type { Db } from '#platform/db/schema.ts';
import { noLease } from '#platform/jobs/lease.ts';
import type { NewId } from '#platform/new-id.ts';
import type { DeliveryCause, DeliveryChannel, DeliverySubject } from './tables.ts';

export interface NewDelivery {
  channel: DeliveryChannel;
  /** The id of the webhook. */
  target?: string;
  eventType: DeliveryCause;
  subjectType: DeliverySubject;
  subjectId: string;
  /** What editors read: a headline, or the names of two teams. */
  title: string;
  /** The page, as an absolute URL. */
  address: string;
  /** JSON. */
  payload?: unknown;
  /** False when it must not be sent again while nobody knows if it has arrived. */
  isRepeatable?: boolean;
  now: number;
  newId: NewId;
}

/** Queues a delivery, in the transaction that takes its event. Returns its id. */
export async function queueDelivery(tx: Db, delivery: NewDelivery): Promise<string> {
  const { channel, target = '', isRepeatable = true, payload = null, now } = delivery;
  const id = delivery.newId();
  await tx
    .insertInto('delivery')
    .values({
      id,
      channel,
      target,
      event_type: delivery.eventType,
      subject_type: delivery.subjectType,
      subject_id: delivery.subjectId,
      title: delivery.title,
      address: delivery.address,
      payload: JSON.stringify(payload),
      status: 'queued',
      is_repeatable: isRepeatable ? 1 : 0,
      attempts: 0,
      due_at: now,
      ...noLease,
      created_at: now,
      finished_at: null,
      response: '',
    })
    .execute();
  return id;
}

/**
 * Queues a delivery whose request is the same for every event of its subject, such as an edit. When one is queued already,
 * it is enough.
 */
export async function queueMergedDelivery(tx: Db, delivery: NewDelivery): Promise<void> {
  if (!(await updateQueuedDelivery(tx, delivery))) await queueDelivery(tx, delivery);
}

/**
 * Gives the queued delivery of the same subject the newest title and address, and locks it. Returns it as it was queued; null
 * when none is queued. A delivery that is being sent may have missed the change and does not count.
 */
export async function updateQueuedDelivery(
  tx: Db,
  delivery: Omit<NewDelivery, 'payload'>,
): Promise<{ id: string; payload: string } | null> {
  const [queued] = await tx
    .updateTable('delivery')
    .set({ title: delivery.title, event_type: delivery.eventType, address: delivery.address })
    .where('subject_type', '=', delivery.subjectType)
    .where('subject_id', '=', delivery.subjectId)
    .where('channel', '=', delivery.channel)
    .where('target', '=', delivery.target ?? '')
    .where('status', '=', 'queued')
    .returning(['id', 'payload'])
    .execute();
  return queued ?? null;
}
