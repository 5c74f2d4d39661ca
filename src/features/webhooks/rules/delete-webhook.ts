import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getWebhook } from './get-webhook.ts';
import { webhookRecord } from './webhook-record.ts';

/** Deletes a webhook. What is queued for it is skipped. For admins. @throws Forbidden, NotFound */
export async function deleteWebhook(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const { url, events, status, version } = await getWebhook(tx, { id });
    await tx.deleteFrom('webhook').where('id', '=', id).execute();
    await recordChange(tx, webhookRecord, {
      ...{ id, actor, action: 'delete', now, newId },
      before: { url, events, status, version },
      after: null,
    });
  });
}
