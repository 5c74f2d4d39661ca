import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { OutboxDetails } from './outbox-event.ts';

/**
 * Records what happened, in the transaction of the change. A job passes it to the receivers (`takeOutboxEvents`). The
 * change need not know which receivers are configured. Imports, seeds and sample matches record nothing.
 */
export async function queueOutboxEvent<Type extends keyof OutboxDetails>(
  tx: Db,
  event: { type: Type; subjectId: string; detail: OutboxDetails[Type]; now: number; newId: NewId },
): Promise<void> {
  await tx
    .insertInto('outbox_event')
    .values({
      id: event.newId(),
      type: event.type,
      subject_id: event.subjectId,
      detail: JSON.stringify(event.detail),
      created_at: event.now,
    })
    .execute();
}
